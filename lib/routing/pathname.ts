import { isLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';

/*
 * Apart from lib/routing/navigation.ts, because these two run in the browser and the tables should not travel with them.
 */

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

/** The same page in another language: the first segment changes, query and fragment are the caller's. */
export function inLanguage(pathname: string, locale: Locale): string {
  const [, first, ...rest] = pathname.split('/');
  return isLocale(first) ? ['', locale, ...rest].join('/') : `/${locale}`;
}
