import { isIP, isIPv6 } from 'node:net';
import type { TrustProxy } from './trust-proxy';

/** Set by the door (lib/server/door) from the socket, replacing whatever the client sent. */
export const socketAddressHeader = 'x-socket-address';

/** Whether a proxy has passed a request on. The framework itself writes the socket's address where there is none. */
function cameByProxy(headers: Headers, socket: string): boolean {
  const forwarded = headers.get('x-forwarded-for');
  return forwarded !== null && forwarded !== socket;
}

/**
 * Whom to count a request against. Behind proxies of ours (TRUST_PROXY) it is the address that the outermost of them
 * saw; whatever stands further left in X-Forwarded-For the client may have made up. IPv6 counts by /64, the smallest
 * network a household gets. Undefined when a proxy has passed the request on that nobody declared: then everybody
 * would have its address.
 */
export function clientAddress(headers: Headers, trust: TrustProxy | undefined): string | undefined {
  const socket = headers.get(socketAddressHeader) || 'unknown';
  if (!trust) return cameByProxy(headers, socket) ? undefined : network(socket);
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map(bare).filter(Boolean);
  const nearestFirst = [...forwarded, socket].reverse();
  const outermost = nearestFirst.length - 1;
  const client =
    'hops' in trust
      ? Math.min(trust.hops, outermost)
      : nearestFirst.findIndex((address) => !isListed(trust.addresses, address));
  return network(nearestFirst[client === -1 ? outermost : client] ?? socket);
}

/** An address without the port that some proxies add. */
function bare(entry: string): string {
  const address = entry.trim();
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

const ipv4 = (address: string) => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

function isListed(list: Extract<TrustProxy, { addresses: unknown }>['addresses'], address: string): boolean {
  const plain = ipv4(address);
  return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** Longer text is no address, and would only fill the memory. */
const longest = 45;

function network(written: string): string {
  const address = ipv4(written.slice(0, longest));
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Math.max(0, 8 - groups.length - rest.length) : 0;
  const whole = [...groups, ...Array<string>(zeros).fill('0'), ...rest];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
