import { getLocale } from 'next-intl/server';
import { legalPage } from '@/lib/content/texts/legal';
import { clientWords } from '@/lib/i18n/client-words';
import { products } from '@/lib/shop/products';
import { CartControl } from './cart-control';
import { cartKeys } from './words';

/** The header's cart: its button and the order dialog it opens, on every page. */
export async function CartCorner() {
  const locale = await getLocale();
  const ids = products().map(({ id }) => id);
  const [words, terms] = await Promise.all([
    clientWords('cart', cartKeys, ['pieces']),
    legalPage(locale, 'terms'),
  ]);
  return <CartControl {...{ locale, words }} productIds={ids} termsVersion={terms.updated} />;
}
