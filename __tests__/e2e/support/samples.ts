import { eventHref } from '@/lib/content/events';
import playlists from '@/content/shop/playlists.json';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { slugify } from '@/lib/routing/slug';
import { productSlug, products } from '@/lib/shop/products';
import { sample } from '@/scripts/sample-api/sample';

/** The sample content that the site serves, by locale, read from content/. */
type News = { slug: string; title: string; date: string; language?: string };

export const news = (locale: Locale) => sample(locale, 'news') as News[];

/** The newest story that exists in both languages. */
export function latestStory(locale: Locale): News {
  const both = news(locale).filter(({ slug }) => titleIn('ro', slug) !== titleIn('en', slug));
  const [latest] = both.toSorted((a, b) => b.date.localeCompare(a.date));
  if (!latest) throw new Error('No story in both languages');
  return latest;
}

const titleIn = (locale: Locale, slug: string) => news(locale).find((item) => item.slug === slug)?.title;

export function product(id: number) {
  const found = products().find((each) => each.id === id);
  if (!found) throw new Error(`No product ${id}`);
  return found;
}

/** The nth id of a kind; the tests need at least that many. */
function nth(ids: readonly number[], index: number, kind: string): number {
  const id = ids[index];
  if (id === undefined) throw new Error(`The catalogue has no ${index + 1} products that are ${kind}`);
  return id;
}

const withTracks = new Set(playlists.flatMap(({ product, tracks }) => (tracks.length ? product : [])));
const ids = (kind: (each: ReturnType<typeof product>) => boolean) =>
  products()
    .filter(kind)
    .map(({ id }) => id);
const toBuy = ids(({ soldOut, preorder, priceMinor }) => !soldOut && !preorder && priceMinor > 0);
const recordings = toBuy.filter((id) => withTracks.has(id));
const others = toBuy.filter((id) => !withTracks.has(id));
const free = ids(({ soldOut, priceMinor }) => !soldOut && priceMinor === 0);

/** Products by what a test needs of them. `first` and `second` are recordings whose tracks are listed. */
export const inStock = {
  first: nth(recordings, 0, 'recordings with tracks'),
  second: nth(recordings, 1, 'recordings with tracks'),
  third: nth([...others, ...recordings.slice(2)], 0, 'in stock'),
  free: [nth(free, 0, 'free'), nth(free, 1, 'free')],
};
export const preorder = nth(
  ids((each) => each.preorder),
  0,
  'still to come',
);
export const soldOut = nth(
  ids((each) => each.soldOut),
  0,
  'sold out',
);

export const productHref = (locale: Locale, id: number) =>
  href(locale, 'product', { product: productSlug(product(id)) });

export function firstEventHref(locale: Locale): string {
  const [event] = sample(locale, 'events') as { id: number; slug?: string; title: string }[];
  if (!event) throw new Error('No event');
  return eventHref(locale, { id: event.id, slug: event.slug ?? slugify(event.title) });
}
