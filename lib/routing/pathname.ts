import type { Locale } from '@/lib/i18n/locales';

/*
 * Apart from lib/routing/navigation.ts, because these run in the browser and the tables should not travel with them.
 */

/** The address of a path in a language, without a trailing slash: `/ro/stiri`. */
export const inLocale = (locale: Locale, path: string): string =>
  path === '' ? `/${locale}` : `/${locale}/${path}`;

/**
 * Whether an address is the place itself (`page`) or lies in its section (`true`), as `aria-current` expects. Both
 * are paths with their language, such as `/ro/evenimente/news`; `section` widens what counts as inside.
 */
export function currentFor(
  pathname: string,
  address: string,
  section = address,
): 'page' | 'true' | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (path === address) return 'page';
  return path === section || path.startsWith(`${section}/`) ? 'true' : undefined;
}

/** The same page in the other language: the first segment changes, query and fragment are up to the caller. */
export function inLanguage(pathname: string, locale: Locale): string {
  return /^\/(ro|en)(?=\/|$)/.test(pathname) ? pathname.replace(/^\/(ro|en)/, `/${locale}`) : `/${locale}`;
}

/** Path of the folder an address lies in: `evenimente/news` → `evenimente`. */
export const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));
