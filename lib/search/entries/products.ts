import 'server-only';
import { formatMoney } from '@/lib/i18n/money';
import { translatorFor } from '@/lib/i18n/translator';
import type { Locale } from '@/lib/i18n/locales';
import { products } from '@/lib/shop/products';
import { readProduct } from '@/lib/shop/read-product';
import type { Entry } from '../entry';

/** The shop. */
export async function productEntries(locale: Locale): Promise<Entry[]> {
  const t = await translatorFor(locale, 'shop');
  return products().map((product) => {
    const { title, titleLanguage, href, kind, priceMinor, soldOut, details } = readProduct(locale, product);
    const price = priceMinor === 0 ? t('free') : formatMoney(priceMinor, locale);
    return {
      ...{ kind: 'product', title, href, language: titleLanguage === locale ? undefined : titleLanguage },
      note: [t(`kinds.${kind}`), soldOut ? t('soldOut') : price].join(' · '),
      names: [t(`kinds.${kind}`), details.subtitle, details.artist, details.conductor, details.author]
        .filter(Boolean)
        .join(' '),
      text: [...details.description, ...details.playlist].join(' '),
    };
  });
}
