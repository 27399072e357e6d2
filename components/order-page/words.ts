import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator';

/** What the order's pages say: their own words, and those they have in common with the order dialog. */
export async function orderWords(locale: Locale) {
  const [page, slip, checkout, shipping, guarantee] = await Promise.all([
    translatorFor(locale, 'orderPage'),
    translatorFor(locale, 'slip'),
    translatorFor(locale, 'checkout'),
    translatorFor(locale, 'checkout.shipping'),
    translatorFor(locale, 'shop.guarantee'),
  ]);
  return { page, slip, checkout, shipping, guarantee };
}

export type OrderWords = Awaited<ReturnType<typeof orderWords>>;
