import { getLocale } from 'next-intl/server';
import { clientWords } from '@/lib/i18n/client-words';
import { products } from '@/lib/shop/products';
import { CartControl } from './cart-control';
import { cartKeys } from './words';

/** The header's cart: its button and the order dialog it opens, on every page. */
export async function CartCorner() {
  const locale = await getLocale();
  const ids = products().map(({ id }) => id);
  return (
    <CartControl locale={locale} words={await clientWords('cart', cartKeys, ['pieces'])} productIds={ids} />
  );
}
