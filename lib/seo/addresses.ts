import 'server-only';
import { content } from '@/lib/content';
import { eventSegment } from '@/lib/content/events';
import { pieces } from '@/lib/content/listening';
import type { ListResult } from '@/lib/content/result';
import { setlists } from '@/lib/content/setlists';
import { gdprPage } from '@/lib/content/texts/gdpr';
import { defaultLocale } from '@/lib/i18n/locales';
import { eventTypes, historySections, mediaSections } from '@/lib/routing/routes';
import type { PlainRoute, RouteName, RouteParameters } from '@/lib/routing/routes';
import { products, productSlug } from '@/lib/shop/products';

type DetailRoute = Exclude<RouteName, PlainRoute>;

const itemsOf = <Item>(result: ListResult<Item>): Item[] => (result.ok ? result.items : []);

/**
 * The canonical addresses of every route with parameters, as their values. A new route with parameters does not
 * compile before it is listed here. Apart from the table of routes, which the browser reads as well.
 */
export const addresses: { [Name in DetailRoute]: () => Promise<RouteParameters<Name>[]> } = {
  'gdpr-document': async () =>
    (await gdprPage(defaultLocale)).documents.map(({ slug }) => ({ document: slug })),
  'history-section': async () =>
    historySections.filter((section) => section !== 'history').map((section) => ({ section })),
  events: async () => eventTypes.map((type) => ({ type })),
  event: async () =>
    itemsOf(await content().events(defaultLocale)).map((event) => ({
      type: 'news',
      event: eventSegment(event),
    })),
  setlist: async () => (await setlists()).filter(({ twin }) => twin).map(({ slug }) => ({ programme: slug })),
  'listening-room': async () => pieces.map(({ id }) => ({ piece: id })),
  'media-section': async () =>
    mediaSections.filter((section) => section !== 'press').map((section) => ({ section })),
  'media-subsection': async () =>
    itemsOf(await content().pressReleases(defaultLocale)).map(({ slug }) => ({
      section: 'press',
      subsection: slug,
    })),
  product: async () => products().map((product) => ({ product: productSlug(product) })),
  'news-details': async () => itemsOf(await content().news(defaultLocale)).map(({ slug }) => ({ slug })),
};
