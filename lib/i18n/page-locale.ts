import { setRequestLocale } from 'next-intl/server';
import { defaultLocale, isLocale } from './locales';
import type { Locale } from './locales';

/**
 * The language of the page being rendered, made known to next-intl so that the page stays cacheable. The layout has
 * already rejected a first segment that is not a language.
 */
export async function pageLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  const language = isLocale(locale) ? locale : defaultLocale;
  setRequestLocale(language);
  return language;
}
