import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { products } from '@/lib/shop/products';
import { CartControl } from './cart-control';
import type { CartLabels } from './labels';

// One number of each plural category: the browser does the counting, the server provides the words.
const samples = { one: 1, few: 2, other: 20 };

async function cartLabels(locale: Locale): Promise<CartLabels> {
  const t = await getTranslations({ locale, namespace: 'cart' });
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

/** The header's cart: its button and the order dialog it opens, on every page. */
export async function CartCorner({ locale }: { locale: Locale }) {
  const ids = products().map(({ id }) => id);
  return <CartControl locale={locale} labels={await cartLabels(locale)} productIds={ids} />;
}
