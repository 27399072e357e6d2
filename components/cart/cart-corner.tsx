import { getLocale, getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { products } from '@/lib/shop/products';
import { CartControl } from './cart-control';
import type { CartLabels } from './labels';

// One number of each plural category: the browser counts, the server knows the words.
const samples = { one: 1, few: 2, other: 20 };

async function cartLabels(locale: Locale): Promise<CartLabels> {
  const t = await getTranslations('cart');
  const pieces = Object.entries(samples).map(([category, count]) => [
    category,
    t('pieces', { count, shown: '{shown}' }),
  ]);
  return {
    button: t('button'),
    pieces: Object.fromEntries(pieces) as CartLabels['pieces'],
    order: t('order'),
    close: t('close'),
    loading: t('loading'),
    failed: t('failed'),
    retry: t('retry'),
  };
}

/** The cart of the header: its button, and the order dialog behind it, on every page. */
export async function CartCorner() {
  const locale = await getLocale();
  const ids = products().map(({ id }) => id);
  return <CartControl locale={locale} labels={await cartLabels(locale)} productIds={ids} />;
}
