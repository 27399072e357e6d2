import 'server-only';
import { eventSegment } from '@/lib/content/events';
import { pieces } from '@/lib/content/listening';
import { twins } from '@/lib/content/readers/twins';
import type { Form, PagedList } from '@/lib/content/readers/twins';
import { setlists } from '@/lib/content/setlists';
import { gdprPage } from '@/lib/content/texts/gdpr';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { eventTypes, historySections, mediaSections } from '@/lib/routing/routes';
import type { PlainRoute, RouteName, RouteParameters } from '@/lib/routing/routes';
import { products, productSlug } from '@/lib/shop/products';

type DetailRoute = Exclude<RouteName, PlainRoute>;

/** The values of an address, the languages in which it is a page, and the record that it shows, if it is of a list. */
export type Address<Parameters> = {
  parameters: Parameters;
  languages: readonly Locale[];
  record?: { list: PagedList; id: number };
};

const inAll = <Parameters>(all: readonly Parameters[]): Address<Parameters>[] =>
  all.map((parameters) => ({ parameters, languages: locales }));

/** The list cannot be read, so that not every address is known. */
export class UnknownAddresses extends Error {}

async function ofList<Parameters>(
  list: PagedList,
  toParameters: (item: Form) => Parameters,
): Promise<Address<Parameters>[]> {
  const read = await twins(list);
  if (!read.ok) throw new UnknownAddresses(list);
  return read.items.map(({ item, languages }) => ({
    parameters: toParameters(item),
    languages,
    record: { list, id: item.id },
  }));
}

/**
 * The canonical addresses of every route with parameters. A new route with parameters does not compile before it is
 * listed here. Each rejects with UnknownAddresses when its list cannot be read. Apart from the table of routes, which the
 * browser reads as well.
 */
export const addresses: { [Name in DetailRoute]: () => Promise<Address<RouteParameters<Name>>[]> } = {
  'gdpr-document': async () =>
    inAll((await gdprPage(defaultLocale)).documents.map(({ slug }) => ({ document: slug }))),
  'history-section': async () =>
    inAll(historySections.filter((section) => section !== 'history').map((section) => ({ section }))),
  events: async () => inAll(eventTypes.map((type) => ({ type }))),
  event: () => ofList('events', (event) => ({ type: 'news', event: eventSegment(event) })),
  setlist: async () =>
    inAll((await setlists()).filter(({ twin }) => twin).map(({ slug }) => ({ programme: slug }))),
  'listening-room': async () => inAll(pieces.map(({ id }) => ({ piece: id }))),
  'media-section': async () =>
    inAll(mediaSections.filter((section) => section !== 'press').map((section) => ({ section }))),
  'media-subsection': () => ofList('pressReleases', ({ slug }) => ({ section: 'press', subsection: slug })),
  product: async () => inAll(products().map((product) => ({ product: productSlug(product) }))),
  'news-details': () => ofList('news', ({ slug }) => ({ slug })),
};
