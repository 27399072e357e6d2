import type { Locale } from '@/lib/i18n/locales';
import { href } from './routes';

/**
 * Places that a menu can name, once: the key is the message (`layout.pages.{key}`), the value gives the address in a
 * language. Navbar, phone index and footer are lists of these keys; together they reach every page without parameters.
 */
export const places = {
  home: (locale) => href(locale, 'home'),
  mc: (locale) => href(locale, 'mc'),
  history: (locale) => href(locale, 'history'),
  members: (locale) => href(locale, 'history-section', { section: 'members' }),
  clothing: (locale) => href(locale, 'history-section', { section: 'clothing' }),
  discography: (locale) => href(locale, 'history-section', { section: 'discography' }),
  team: (locale) => href(locale, 'team'),
  management: (locale) => href(locale, 'management'),
  'cultural-ambassador': (locale) => href(locale, 'cultural-ambassador'),
  events: (locale) => href(locale, 'events', { type: 'news' }),
  archive: (locale) => href(locale, 'events', { type: 'archive' }),
  setlists: (locale) => href(locale, 'setlists'),
  tours: (locale) => href(locale, 'tours'),
  cathedrals: (locale) => href(locale, 'cathedrals'),
  babies: (locale) => href(locale, 'babies'),
  sound: (locale) => href(locale, 'sound'),
  news: (locale) => href(locale, 'news'),
  media: (locale) => href(locale, 'media'),
  press: (locale) => href(locale, 'media'),
  partners: (locale) => href(locale, 'media-section', { section: 'partners' }),
  gallery: (locale) => href(locale, 'media-section', { section: 'gallery' }),
  appearances: (locale) => href(locale, 'media-section', { section: 'media' }),
  branding: (locale) => href(locale, 'media-section', { section: 'branding' }),
  'public-information': (locale) => href(locale, 'public-information'),
  announcements: (locale) => href(locale, 'announcements'),
  leadership: (locale) => href(locale, 'leadership'),
  careers: (locale) => href(locale, 'careers'),
  gdpr: (locale) => href(locale, 'gdpr'),
  contact: (locale) => href(locale, 'contact'),
  shop: (locale) => href(locale, 'shop'),
  delivery: (locale) => href(locale, 'delivery'),
  withdrawal: (locale) => href(locale, 'withdrawal'),
  terms: (locale) => href(locale, 'terms'),
  privacy: (locale) => href(locale, 'privacy'),
  accessibility: (locale) => href(locale, 'accessibility'),
} as const satisfies Record<string, (locale: Locale) => string>;

export type PlaceKey = keyof typeof places;

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
  { key: 'concerts', places: ['events', 'archive', 'setlists', 'cathedrals', 'tours', 'babies', 'sound'] },
  { key: 'media', places: ['news', 'press', 'partners', 'gallery', 'appearances', 'branding'] },
  {
    key: 'public',
    places: ['public-information', 'announcements', 'leadership', 'careers', 'gdpr', 'contact'],
  },
  { key: 'shop', places: ['shop', 'delivery', 'withdrawal', 'terms', 'privacy', 'accessibility'] },
];
