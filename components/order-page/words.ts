import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator';

/** What the order's pages say: their own words, and those they have in common with the order dialog. */
export async function orderWords(locale: Locale) {
  const [page, slip, checkout, shipping] = await Promise.all([
    translatorFor(locale, 'orderPage'),
    translatorFor(locale, 'slip'),
    translatorFor(locale, 'checkout'),
    translatorFor(locale, 'checkout.shipping'),
  ]);
  return { page, slip, checkout, shipping };
}

export type OrderWords = Awaited<ReturnType<typeof orderWords>>;
