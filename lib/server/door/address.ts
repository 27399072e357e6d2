import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { isPrivatePath } from '@/lib/routing/private';

/**
 * `asset`: what the framework serves below /_next. `private`: pages of one visitor or of the desk, which take forms.
 * `page`: everything else, files of public/ among it.
 */
export type Kind = 'api' | 'asset' | 'private' | 'page';

/** What is asked for: `pathname` as the framework may see it, `search` as the visitor sent it ('' or from `?` on). */
export type Address = { kind: Kind; pathname: string; search: string };

export type Refusal = 'bad_address' | 'method_not_allowed' | 'address_too_long' | 'range_not_satisfiable';

const longestTarget = 8_192;
const longestPath = 1_024;

function kindOf(pathname: string): Kind {
  if (/^\/api(\/|$)/.test(pathname)) return 'api';
  if (pathname.startsWith('/_next/')) return 'asset';
  return isPrivatePath(pathname) ? 'private' : 'page';
}

/** A segment in the one spelling that stands for it, so that `%73tiri` and `stiri` are one page. */
function canonicalSegment(segment: string): string | undefined {
  try {
    const decoded = decodeURIComponent(segment);
    const readable = !/[\u0000-\u001f\u007f]/.test(decoded) && decoded !== '.' && decoded !== '..';
    return readable ? encodeURIComponent(decoded) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The path of a page in one spelling, without the slash at its end: the framework writes the path of whoever comes
 * first into the page that everybody gets. Undefined when it cannot be read.
 */
function canonicalPath(pathname: string): string | undefined {
  const segments = pathname.split('/').map(canonicalSegment);
  if (segments.some((segment) => segment === undefined)) return undefined;
  return segments.join('/').replace(/(?<=.)\/+$/, '');
}

/** A request target (RFC 9112 §3.2) in origin form; an absolute one names a host, which nothing here believes. */
function originForm(target: string): string | undefined {
  if (target.startsWith('/')) return target;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return undefined;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/** Reads a request target; a Refusal when it is no address of a website. */
export function readAddress(target: string): Address | Refusal {
  if (target.length > longestTarget) return 'address_too_long';
  const origin = originForm(target)?.split('#', 1)[0];
  if (!origin) return 'bad_address';
  const [given = '', ...query] = origin.split('?');
  if (given.length > longestPath) return 'address_too_long';
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  const kind = kindOf(given);
  const canonical = canonicalPath(given);
  if (canonical === undefined) return 'bad_address';
  // Doubled and backward slashes stay: the framework answers them with a redirect and renders nothing.
  const pathname = kind === 'api' || kind === 'asset' || /\\|\/\//.test(given) ? given : canonical;
  return { kind, pathname, search };
}

/**
 * What the framework is asked for. A page has no query (it would be written into the page that everybody gets), but for
 * the hash by which the router tells its own reads apart and which the framework checks.
 */
export function frameworkTarget({ kind, pathname, search }: Address, isRouterRead: boolean): string {
  if (kind === 'api' || kind === 'private' || pathname === '/_next/image') return pathname + search;
  const hash = isRouterRead ? new URLSearchParams(search).get('_rsc') : null;
  return hash !== null && /^[\w-]{0,64}$/.test(hash) ? `${pathname}?_rsc=${hash}` : pathname;
}

/** The language in which a visitor reads a refusal: the address's, else the one chosen before, else the first. */
export function languageOf(target: string, cookie = ''): Locale {
  const segment = /^\/([^/?#]*)/.exec(target)?.[1]?.toLowerCase();
  if (isLocale(segment)) return segment;
  const chosen = /(?:^|;\s*)locale=([^;]*)/.exec(cookie)?.[1];
  return isLocale(chosen) ? chosen : defaultLocale;
}
