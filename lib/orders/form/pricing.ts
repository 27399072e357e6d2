import { site } from '@/content/site';
import type { Product } from '@/lib/shop/types';
import type { Delivery, PayloadLine } from './payload';

/** What pricing needs to know about a product; money in minor units. */
export type CatalogueProduct = Pick<Product, 'id' | 'title' | 'priceMinor' | 'soldOut' | 'preorder'>;
export type Catalogue = (id: number) => CatalogueProduct | undefined;

/** A priced line; `title` is in the order's language. */
export type PricedLine = PayloadLine & { title: string; priceMinor: number };

export type Pricing =
  | { ok: true; lines: PricedLine[]; totalMinor: number; preorder: boolean }
  | { ok: false; reason: 'unknown_product' | 'sold_out'; items: number[] };

/**
 * Prices lines from the catalogue, never from the request (readings 36, 42): the total is Σ price × quantity in minor
 * units; a courier paid on delivery is not in it. `preorder` means that payment must be by transfer (reading 44).
 * `items` are the rejected ids.
 */
export function priceLines(
  lines: readonly PayloadLine[],
  catalogue: Catalogue,
  locale: keyof Product['title'],
): Pricing {
  const found = lines.map((line) => ({ ...line, product: catalogue(line.item) }));
  const unknown = found.filter(({ product }) => product === undefined);
  if (unknown.length > 0) return { ok: false, reason: 'unknown_product', items: ids(unknown) };
  const soldOut = found.filter(({ product }) => product?.soldOut);
  if (soldOut.length > 0) return { ok: false, reason: 'sold_out', items: ids(soldOut) };

  const priced = found.flatMap(({ item, quantity, product }) =>
    product ? [{ item, quantity, title: product.title[locale], priceMinor: product.priceMinor }] : [],
  );
  return {
    ok: true,
    lines: priced,
    totalMinor: priced.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, 0),
    preorder: found.some(({ product }) => product?.preorder),
  };
}

/**
 * What the courier collects on delivery, in minor units: only an order of free products pays it, and it is not in
 * the total (product §9, reading 42). 0 when the courier is owed nothing.
 */
export function shippingOnDeliveryMinor(totalMinor: number, delivery: Delivery): number {
  return delivery === 1 && totalMinor === 0 ? site.shop.freeOrderShippingMinor : 0;
}

/** What the visitor pays in all, in minor units: the total, and for free products the courier (reading 42). */
export const dueMinor = (totalMinor: number, delivery: Delivery): number =>
  totalMinor + shippingOnDeliveryMinor(totalMinor, delivery);

const ids = (lines: readonly PayloadLine[]) => lines.map(({ item }) => item);
