import type { Locale } from '@/lib/i18n/locales';
import { inLocale } from './pathname';
import { historyPath, mediaPath, pathOf, routes } from './routes';
import type { PlainRoute } from './routes';

/** Places of the menus that are one of several addresses of a route. */
const sections = {
  members: historyPath('members'),
  clothing: historyPath('clothing'),
  discography: historyPath('discography'),
  events: pathOf('events', { type: 'news' }),
  archive: pathOf('events', { type: 'archive' }),
  press: mediaPath('press'),
  partners: mediaPath('partners'),
  gallery: mediaPath('gallery'),
  appearances: mediaPath('media'),
  branding: mediaPath('branding'),
};

const paths = { ...routes, ...sections };

/**
 * What a menu can name: every route with a fixed address that is a page of its own, and the sections above. The key
 * is the message (`layout.pages.{key}`). Navbar, phone index and footer are lists of these keys.
 */
export type PlaceKey = Exclude<PlainRoute, 'announcements-alias' | 'contact-map'> | keyof typeof sections;

/** Address of a place in a language: `placeHref('ro', 'events')` → `/ro/evenimente/news`. */
export const placeHref = (locale: Locale, key: PlaceKey): string => inLocale(locale, paths[key]);

/** Heading of a group: message `layout.groups.{key}`. */
export type GroupKey = 'about' | 'concerts' | 'media' | 'public' | 'shop';

export type PlaceGroup = { key: GroupKey; places: readonly PlaceKey[] };

/** The navbar's dropdown and links, in the order of product §2 (reading 15). */
export const aboutMenu: PlaceGroup = {
  key: 'about',
  places: ['mc', 'history', 'cultural-ambassador', 'management', 'public-information'],
};
export const navbar: readonly PlaceKey[] = ['events', 'setlists', 'media', 'shop', 'contact'];

/** The full index in the footer: no page is an orphan. */
export const footerIndex: readonly PlaceGroup[] = [
  {
    key: 'about',
    places: [
      ...(['mc', 'history', 'members', 'clothing', 'discography'] as const),
      ...(['team', 'management', 'cultural-ambassador'] as const),
    ],
  },
  {
    key: 'concerts',
    places: [
      'events',
      'first-time',
      'babies',
      'archive',
      'setlists',
      'cathedrals',
      'tours',
      'sound',
      'listening',
    ],
  },
  { key: 'media', places: ['news', 'press', 'partners', 'gallery', 'appearances', 'branding'] },
  {
    key: 'public',
    places: ['public-information', 'announcements', 'leadership', 'careers', 'gdpr', 'contact'],
  },
  { key: 'shop', places: ['shop', 'delivery', 'withdrawal', 'terms', 'privacy', 'accessibility'] },
];
