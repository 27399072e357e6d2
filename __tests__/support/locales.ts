import { locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';

/** A language that is not the given one. */
export function anotherLocale(locale: Locale): Locale {
  const found = locales.find((each) => each !== locale);
  if (!found) throw new Error('The site has only one language');
  return found;
}
