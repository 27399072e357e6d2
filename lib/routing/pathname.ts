import type { Locale } from '@/lib/i18n/locales';

/*
 * Apart from lib/routing/navigation.ts, because these run in the browser and the tables should not travel with them.
 */

/** The address of a path in a language, without a trailing slash: `/ro/stiri`. */
export const inLocale = (locale: Locale, path: string): string =>
  path === '' ? `/${locale}` : `/${locale}/${path}`;

/**
 * Whether an address is the place itself (`page`) or lies under its section (`true`), as `aria-current` wants it.
 * Both addresses are paths with their language: `/ro/evenimente/news`; `section` widens what counts as under.
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

/** The same page in the other language: the first segment changes, query and fragment are the caller's. */
export function inLanguage(pathname: string, locale: Locale): string {
  return /^\/(ro|en)(?=\/|$)/.test(pathname) ? pathname.replace(/^\/(ro|en)/, `/${locale}`) : `/${locale}`;
}

/** Path of the folder an address lies in: `evenimente/news` → `evenimente`. */
export const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));
