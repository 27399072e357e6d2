import type { Product, ProductDetails } from './types';

/** A product with its texts in one language, as the detail dialog and the product page show it; prices in minor units. */
export type ProductView = Omit<Product, 'title'> & {
  title: string;
  href: string;
  details: ProductDetails;
};

/** Whether a response of /api/products/{id} is something the dialog can show. */
export function isProductView(value: unknown): value is ProductView {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, href, image, priceMinor, details } = value as Partial<Record<string, unknown>>;
  const head = typeof id === 'number' && typeof priceMinor === 'number';
  const texts = [title, href, image].every((text) => typeof text === 'string');
  if (!head || !texts || typeof details !== 'object' || details === null) return false;
  const { description, playlist } = details as Partial<Record<string, unknown>>;
  return Array.isArray(description) && Array.isArray(playlist);
}
