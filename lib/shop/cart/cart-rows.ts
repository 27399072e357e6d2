import type { Locale } from '@/lib/i18n/locales';
import { products } from '../products';
import type { CartItem } from './cart';

/** What the cart and the order form say about a product, in one language. */
export type CartProduct = {
  readonly id: number;
  readonly title: string;
  readonly titleLanguage?: string | undefined;
  readonly priceMinor: number;
  readonly soldOut: boolean;
  readonly preorder: boolean;
  readonly availableFrom?: string | undefined;
};

/** A product of the cart with how many of it. */
export type CartRow = CartProduct & { readonly quantity: number; readonly lineTotalMinor: number };

/** The built-in catalogue as the cart sees it (reading 57). */
export function cartCatalogue(locale: Locale): CartProduct[] {
  return products().map(({ id, title, titleLanguage, priceMinor, soldOut, preorder, availableFrom }) => ({
    ...{ id, title: title[locale], titleLanguage, priceMinor, soldOut, preorder, availableFrom },
  }));
}

/** The rows to show, in the order of the cart; items that the catalogue does not know are left out. */
export function cartRows(items: readonly CartItem[], catalogue: readonly CartProduct[]): CartRow[] {
  const byId = new Map(catalogue.map((product) => [product.id, product]));
  return items.flatMap(({ id, quantity }) => {
    const product = byId.get(id);
    return product ? [{ ...product, quantity, lineTotalMinor: product.priceMinor * quantity }] : [];
  });
}

/** Σ price × quantity, in minor units. */
export function cartTotalMinor(rows: readonly CartRow[]): number {
  return rows.reduce((sum, { lineTotalMinor }) => sum + lineTotalMinor, 0);
}
