import records from '@/content/shop/products.json';
import { toMinor } from '@/lib/i18n/money';
import { slugify } from '@/lib/routing/slug';
import type { Product, ProductRecord } from './types';

/**
 * The products without their texts: small enough for the browser, which looks up cart lines here. The server reads
 * them through catalogue.ts, which also validates them; a price in an order is always the server's.
 */

function toProduct({ price, oldPrice, preorder, ...rest }: ProductRecord): Product {
  return {
    ...rest,
    priceMinor: toMinor(price),
    ...(oldPrice === undefined ? {} : { oldPriceMinor: toMinor(oldPrice) }),
    preorder: preorder ?? false,
  };
}

const all: readonly Product[] = (records as readonly ProductRecord[]).map(toProduct);
const byId = new Map(all.map((product) => [product.id, product]));

/** The whole catalogue, in the order of the shop. */
export function products(): readonly Product[] {
  return all;
}

/** The product with this id, or undefined: the ids are not contiguous (reading 38). */
export function productById(id: number): Product | undefined {
  return byId.get(id);
}

/** The product's path segment under the shop, the same in both languages: `5-saizeci`. */
export function productSlug(product: Pick<Product, 'id' | 'title'>): string {
  return `${product.id}-${slugify(product.title.ro)}`;
}

/**
 * The product a path segment means. Only the id counts, because the words may have changed since the link was made.
 * Undefined for anything that does not start with a known id.
 */
export function findByPathSegment(segment: string): Product | undefined {
  const id = /^([1-9]\d{0,5})(?:-|$)/.exec(segment)?.[1];
  return id === undefined ? undefined : productById(Number(id));
}
