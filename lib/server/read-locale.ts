import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';

/**
 * The language a request for data asks for: `?locale=`, the site's first language without one, and undefined when it
 * names no language of the site. Reads answer that with 400; an order is taken all the same, in the first language.
 */
export function readLocale(request: Request): Locale | undefined {
  const asked = new URL(request.url).searchParams.get('locale') ?? defaultLocale;
  return isLocale(asked) ? asked : undefined;
}
