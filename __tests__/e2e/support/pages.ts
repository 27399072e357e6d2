import type { Locale } from '@/lib/i18n/locales';
import { aboutMenu, footerIndex, navbar, placeHref } from '@/lib/routing/navigation';
import type { PlaceKey } from '@/lib/routing/navigation';
import { href } from '@/lib/routing/routes';
import setlists from '@/content/setlists.json';
import { sample } from '@/scripts/sample-api/sample';
import { firstEventHref, inStock, latestStory, productHref, soldOut } from './samples';

type Addresses = Record<string, string>;

/** Everything that a menu names. */
export const placeKeys = new Set<PlaceKey>([
  'home',
  ...aboutMenu.places,
  ...navbar,
  ...footerIndex.flatMap((group) => group.places),
]);

/** One page of every kind: each menu entry, and one item of each list. */
export function pagesOf(locale: Locale): Addresses {
  const [release] = sample(locale, 'press-release');
  const programme = setlists.find((setlist) => 'twin' in setlist && setlist.twin);
  const named = [...placeKeys].map((key) => [placeHref(locale, key), key] as const);
  const unique = [...new Map(named)].map(([address, key]) => [key, address]);
  return {
    ...(Object.fromEntries(unique) as Addresses),
    story: href(locale, 'news-details', { slug: latestStory(locale).slug }),
    event: firstEventHref(locale),
    'press release': href(locale, 'media-subsection', { section: 'press', subsection: release?.slug ?? '' }),
    programme: href(locale, 'setlist', { programme: programme?.slug ?? '' }),
    piece: href(locale, 'listening-room', { piece: 'o-nata-lux' }),
    product: productHref(locale, inStock.first),
    'sold-out product': productHref(locale, soldOut),
  };
}

export const missing = (locale: Locale) => `/${locale}/nimic`;
