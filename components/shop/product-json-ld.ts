import 'server-only';
import type { ItemAvailability, Product, WithContext } from 'schema-dts';
import { env } from '@/lib/server/env';
import type { Locale } from '@/lib/i18n/locales';
import { site } from '@/content/site';
import type { ProductView } from '@/lib/shop/product-view';

function availability({ soldOut, preorder }: ProductView): ItemAvailability {
  if (soldOut) return 'https://schema.org/SoldOut';
  return preorder ? 'https://schema.org/PreOrder' : 'https://schema.org/InStock';
}

/**
 * The product, for search engines: what it is and what it costs, from the one catalogue (reading 57); nothing
 * invented.
 */
export function productJsonLd(locale: Locale, product: ProductView): WithContext<Product> {
  const { siteUrl } = env();
  const { id, title, image, href, priceMinor, details } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description: details.description.join('\n\n'),
    image: `${siteUrl}${image}`,
    sku: String(id),
    url: `${siteUrl}${href}`,
    brand: { '@type': 'Brand', name: site.name[locale] },
    offers: {
      '@type': 'Offer',
      price: (priceMinor / 100).toFixed(2),
      priceCurrency: site.shop.currency,
      availability: availability(product),
      itemCondition: 'https://schema.org/NewCondition',
      url: `${siteUrl}${href}`,
      seller: { '@type': 'Organization', name: site.company.legalName[locale] },
    },
  };
}
