import { isShipped } from '@/lib/assets/shipped';
import { addressesOf } from './address';
import { locales } from '@/lib/i18n/locales';
import { env } from '@/lib/server/env';

/** What a text from outside may lead to, and which pictures a page loads for it; undefined for what it may not. */
export type TextAddresses = {
  link(address: string): string | undefined;
  picture(address: string): string | undefined;
  /** Whether a whole address leads away from the site, and from the hosts of its content. */
  isOutside(address: string): boolean;
};

type Hosts = { apiUrl: string | undefined; siteUrl: string; mediaHosts: readonly string[] };

const ownPage = new RegExp(`^/(${locales.join('|')})(/|$)`);

function isListed(hosts: readonly string[], { hostname, port, protocol }: URL): boolean {
  const number = port || (protocol === 'https:' ? '443' : '80');
  return hosts.some((host) => host === `${hostname}:${number}` || (port === '' && host === hostname));
}

/**
 * Addresses in the texts of the API: its paths are the host's, but for pages and files of this site. Pictures come from
 * the host, the site and `mediaHosts`; a page asks nobody else for them.
 */
export function textAddresses({ apiUrl, siteUrl, mediaHosts }: Hosts): TextAddresses {
  const addressOf = addressesOf(apiUrl && new URL(apiUrl).origin);
  const origins = [apiUrl, siteUrl].flatMap((address) =>
    address === undefined ? [] : new URL(address).origin,
  );
  const isOurs = (url: URL) => origins.includes(url.origin) || isListed(mediaHosts, url);
  return {
    isOutside: (address) => !isOurs(new URL(address)),
    link(given) {
      const address = given.trim();
      if (/^(mailto:|tel:|#)[^\s\\]+$/i.test(address)) return address;
      return ownPage.test(address) ? addressesOf(undefined)(address) : addressOf(address);
    },
    picture(given) {
      const address = addressOf(given.trim());
      if (address === undefined || address.startsWith('/') || isShipped(address)) return address;
      return isOurs(new URL(address)) ? address : undefined;
    },
  };
}

let known: TextAddresses | undefined;

/** Those of this process's environment. */
export const ownAddresses = (): TextAddresses => (known ??= textAddresses(env()));
