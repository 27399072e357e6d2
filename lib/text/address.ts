import { isShipped } from '@/lib/assets/shipped';
import { withoutControls } from './clean';

/** Turns an address of the host's answer into one a page can use (the host's own paths are relative to the host). */
export type Resolve = {
  (address: string): string;
  (address: string | undefined): string | undefined;
};

const maxLength = 2_000;
const nowhere = 'https://nowhere.invalid';

/**
 * An address as a browser would understand it from a page of `base`, if it leads to the web (http or https).
 * Backslashes, control characters and angle brackets are refused: a browser reads them otherwise than an editor, or they
 * are no address at all. So is a user name,
 * which only makes one host look like another.
 */
function onTheWeb(address: string, base: string): URL | undefined {
  const given = address.trim();
  if (given === '' || given.length > maxLength || /[\\<>\u0000-\u001f\u007f-\u009f]/.test(given))
    return undefined;
  const url = URL.canParse(given, base) ? new URL(given, base) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return undefined;
  return url;
}

/** Whether a text is an address that a page may link to or load: of the web, or a path of the host. */
export const isAddress = (address: string): boolean => onTheWeb(address, nowhere) !== undefined;

/**
 * Addresses of a host: its paths become whole addresses, but for files that this site ships itself. Without a host
 * (the embedded content) they stay paths of this site. Undefined for what `isAddress` refuses.
 */
export function addressesOf(origin: string | undefined) {
  return (address: string): string | undefined => {
    if (isShipped(address)) return address;
    const url = onTheWeb(address, origin ?? nowhere);
    return url?.origin === nowhere ? `${url.pathname}${url.search}${url.hash}` : url?.href;
  };
}

/** The same for the address fields of an item, which have passed `isAddress`. */
export function resolver(origin: string | undefined): Resolve {
  const addressOf = addressesOf(origin);
  function resolve(address: string): string;
  function resolve(address: string | undefined): string | undefined;
  function resolve(address: string | undefined) {
    return address === undefined ? undefined : (addressOf(address) ?? '');
  }
  return resolve;
}

/** The name of the file at an address, as it will be called when it is saved. */
export function fileName(address: string): string {
  const last =
    address
      .split(/[?#]/)[0]
      ?.split('/')
      .findLast((part) => part !== '') ?? '';
  try {
    return withoutControls(decodeURIComponent(last));
  } catch {
    return last;
  }
}
