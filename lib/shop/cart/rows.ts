import type { Locale } from '@/lib/i18n/locales';
import { products } from '../products';
import type { CartLine, PricedProduct } from './cart';

/** What the cart and the order form say about a product, in one language; `price` is in minor units. */
export type CartProduct = PricedProduct & {
  readonly titleLanguage?: string | undefined;
  readonly soldOut: boolean;
  readonly preorder: boolean;
};

export type OrderLine = CartLine<CartProduct>;

/** The built-in catalogue as the cart sees it (reading 57). */
export function cartCatalogue(locale: Locale): CartProduct[] {
  return products().map(({ id, title, titleLanguage, priceMinor, soldOut, preorder }) => ({
    ...{ id, title: title[locale], titleLanguage, price: priceMinor, soldOut, preorder },
  }));
}
