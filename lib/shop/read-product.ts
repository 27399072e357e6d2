import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { productDetails } from './catalogue';
import type { ProductView } from './product-view';
import { productSlug } from './products';
import type { Product } from './types';

/** A complete product in one language. Every product has texts: the catalogue is validated when it is loaded. */
export function readProduct(locale: Locale, product: Product): ProductView {
  const details = productDetails(locale, product.id);
  if (!details) throw new Error(`Product ${product.id} has no texts (${locale})`);
  return {
    ...product,
    title: product.title[locale],
    href: href(locale, 'product', { product: productSlug(product) }),
    details,
  };
}
