import { defaultLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { inLocale } from '@/lib/routing/pathname';

/**
 * The addresses of one page by language, for head and site map alike. `languages` are those in which it is canonical
 * to itself; `x-default` is the default language's, or the first there is.
 */
export function alternates(path: string, languages: readonly Locale[]): Record<string, string> {
  const [first] = languages;
  if (first === undefined) return {};
  const fallback = languages.includes(defaultLocale) ? defaultLocale : first;
  return {
    ...Object.fromEntries(languages.map((locale) => [locale, inLocale(locale, path)])),
    'x-default': inLocale(fallback, path),
  };
}
