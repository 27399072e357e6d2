import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** @typedef {Record<string, string | undefined>} Environment */

/** @param {string | undefined} address */
const urlOf = (address) => (address && URL.canParse(address) ? new URL(address) : undefined);

/** @param {Environment} environment */
const hostsOf = ({ MEDIA_HOSTS = '' }) =>
  MEDIA_HOSTS.toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');

/**
 * Origins whose pictures and sound a page may load: the API's, and each of MEDIA_HOSTS, over https. Plain http counts
 * for them only where the API itself is on it.
 * @param {Environment} environment
 * @returns {string[]}
 */
export function mediaOrigins(environment) {
  const api = urlOf(environment['API_URL']);
  if (api === undefined) return [];
  const protocols = api.protocol === 'http:' ? ['https:', 'http:'] : ['https:'];
  const hosts = hostsOf(environment).flatMap((host) =>
    protocols.flatMap((protocol) => urlOf(`${protocol}//${host}`)?.origin ?? []),
  );
  return [...new Set([api.origin, ...hosts])];
}

/** What the image optimiser may fetch, for `images.remotePatterns`. Hosts are patterns there, so they are escaped. */
export const remotePatterns = (/** @type {Environment} */ environment) =>
  mediaOrigins(environment).map((origin) => {
    const { protocol, hostname, port } = new URL(origin);
    return {
      protocol: /** @type {'http' | 'https'} */ (protocol.slice(0, -1)),
      hostname: hostname.replace(/[^\w.-]/g, '\\$&'),
      port,
    };
  });

const privateRanges = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
]) {
  const [address = '', bits] = range.split('/');
  privateRanges.addSubnet(address, Number(bits), 'ipv4');
}
privateRanges.addSubnet('fc00::', 7, 'ipv6');
privateRanges.addSubnet('fe80::', 10, 'ipv6');
privateRanges.addAddress('::1', 'ipv6');

/** @param {string} address */
const isPrivate = (address) => privateRanges.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** A name that only a private network knows: `api` of a container, `localhost`, `nas.local`. @param {string} name */
const isLocalName = (name) =>
  !name.includes('.') || /\.(local|localhost|internal|lan|home\.arpa)$/.test(name);

/** @param {string} hostname as in a URL */
function saysPrivate(hostname) {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? isLocalName(bare) : isPrivate(bare);
}

/** @param {string} name */
async function resolvesToPrivate(name) {
  const late = new Promise((resolve) => void setTimeout(resolve, 2_000, []).unref());
  const found = lookup(name, { all: true }).catch(() => []);
  const addresses = /** @type {{ address: string }[]} */ (await Promise.race([found, late]));
  return addresses.some(({ address }) => isPrivate(address));
}

/**
 * Whether the operator has put the API, or one of MEDIA_HOSTS by its very address, on a private network. The optimiser
 * may then connect to private addresses, but still only for the hosts and ports of `remotePatterns`.
 * @param {Environment} environment
 */
export async function hasPrivateMedia(environment) {
  const origins = mediaOrigins(environment).map((origin) => new URL(origin).hostname);
  if (origins.some(saysPrivate)) return true;
  return origins[0] !== undefined && isIP(origins[0]) === 0 && resolvesToPrivate(origins[0]);
}
