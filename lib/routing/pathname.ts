import type { Locale } from '@/lib/i18n/locales';

/*
 * Separate from lib/routing/navigation.ts, because these run in the browser and should not bring the tables along.
 */

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
