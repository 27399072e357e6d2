import 'server-only';
import { getLocale, getTranslations } from 'next-intl/server';
import { site } from '@/content/site';
import { returnPolicy } from '@/lib/seo/graph/choir';
import { choirId, schemaOrg, withNotice } from '@/lib/seo/graph/node';
import type { Node, PageFacts } from '@/lib/seo/graph/node';
import type { ProductView } from '@/lib/shop/product-view';
import type { ProductKind } from '@/lib/shop/types';
import { parsePrintedTrack } from './printed-track';

/** Kinds that are recordings of the choir's singing. */
const recordings: readonly ProductKind[] = ['cd', 'vinyl'];

function availability({ soldOut, preorder }: ProductView): string {
  if (soldOut) return schemaOrg('SoldOut');
  return schemaOrg(preorder ? 'PreOrder' : 'InStock');
}

const days = (minValue: number, maxValue: number): Node => ({
  '@type': 'QuantitativeValue',
  ...{ minValue, maxValue, unitCode: 'DAY' },
});

/** What the page on delivery promises: within Romania, in the price, sent in three working days and there in three. */
const shipping = (): Node => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: site.shop.currency },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: site.contact.address.countryCode },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(0, 3),
    transitTime: days(1, 3),
  },
});

/** None for what costs nothing: to programs an offer at 0 is a mistake. */
function offer(product: ProductView, url: string): Node | undefined {
  if (product.priceMinor === 0) return undefined;
  return {
    '@type': 'Offer',
    price: (product.priceMinor / 100).toFixed(2),
    priceCurrency: site.shop.currency,
    availability: availability(product),
    ...(product.preorder && product.availableFrom && { availabilityStarts: product.availableFrom }),
    itemCondition: schemaOrg('NewCondition'),
    url,
    seller: { '@id': choirId()['@id'] },
    shippingDetails: shipping(),
    hasMerchantReturnPolicy: returnPolicy(),
  };
}

/** A printed length, „1:02:38” or „2:38”, as a duration (ISO 8601). */
function duration(length: string): string {
  const [seconds = 0, minutes = 0, hours = 0] = length.split(':').map(Number).reverse();
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes}M${seconds}S`;
}

/** The track list as it is printed on the cover: not the sample sound that the site plays. */
function tracks({ details }: ProductView): Node[] {
  return details.playlist.map((line, index) => {
    const { title, length } = parsePrintedTrack(line);
    return {
      '@type': 'MusicRecording',
      ...{ position: index + 1, name: title },
      ...(length !== undefined && { duration: duration(length) }),
    };
  });
}

/**
 * The product, for search engines: what it is and what it costs, from the one catalogue (reading 57); nothing
 * invented.
 */
export async function productNode(product: ProductView) {
  const locale = await getLocale();
  const t = await getTranslations('shop');
  return ({ url, image, description }: PageFacts): Node => {
    const offers = offer(product, url);
    const isRecording = recordings.includes(product.kind);
    const list = isRecording ? tracks(product) : [];
    return {
      '@type': isRecording ? ['Product', 'MusicAlbum'] : 'Product',
      '@id': `${url}#product`,
      ...{ name: product.title, description: withNotice(locale, description), image: [image], url },
      sku: String(product.id),
      category: t(`kinds.${product.kind}`),
      brand: { '@type': 'Brand', name: site.name[locale] },
      ...(isRecording && { byArtist: { ...choirId(), name: site.name[locale] } }),
      ...(list.length > 0 && { numTracks: list.length, track: list }),
      ...(offers && { offers }),
    };
  };
}
