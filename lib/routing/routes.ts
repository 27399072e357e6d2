import type { Locale } from '@/lib/i18n/locales';
import { aboutSegment, site } from '@/content/site';
import { inLocale } from './pathname';

/**
 * Every address of the site, once: links, navigation, sitemap, canonical addresses and tests read this table
 * (product §2; readings 4–14 add the news list, event, product and legal pages). Parameters stand in braces.
 * Both languages use the Romanian paths.
 */
export const routes = {
  home: '',
  'public-information': 'informatii-publice',
  careers: 'informatii-publice/cariera',
  announcements: 'informatii-publice/anunturi',
  /** Second address of the announcements (reading 4): answers, but is canonical to the first. */
  'announcements-alias': `${aboutSegment}/anunturi`,
  leadership: 'informatii-publice/conducerea',
  gdpr: 'informatii-publice/gdpr',
  'gdpr-document': 'informatii-publice/gdpr/{document}',
  history: `${aboutSegment}/istoric`,
  'history-section': `${aboutSegment}/istoric/{section}`,
  mc: `${aboutSegment}/${site.founderSlug}`,
  management: `${aboutSegment}/management`,
  'cultural-ambassador': `${aboutSegment}/ambasador-cultural`,
  events: 'evenimente/{type}',
  event: 'evenimente/{type}/{event}',
  setlists: 'programe-sala',
  setlist: 'programe-sala/{programme}',
  media: 'media',
  'media-section': 'media/{section}',
  'media-subsection': 'media/{section}/{subsection}',
  contact: 'contact',
  'contact-map': 'contact/harta',
  shop: 'magazin',
  product: 'magazin/{product}',
  terms: 'magazin/termeni',
  delivery: 'magazin/livrare',
  withdrawal: 'magazin/retragere',
  news: 'stiri',
  'news-details': 'stiri/{slug}',
  babies: 'babies',
  'first-time': 'prima-data',
  tours: 'turnee',
  cathedrals: 'catedrale',
  team: 'echipa',
  sound: 'sound',
  listening: 'muzica',
  'listening-room': 'muzica/{piece}',
  privacy: 'confidentialitate',
  accessibility: 'accesibilitate',
} as const;

export type RouteName = keyof typeof routes;

type Placeholders<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

export type RouteParameters<Name extends RouteName> = Record<Placeholders<(typeof routes)[Name]>, string>;

/** Routes whose address is fixed. */
export type PlainRoute = {
  [Name in RouteName]: [keyof RouteParameters<Name>] extends [never] ? Name : never;
}[RouteName];

type ParameterArguments<Name extends RouteName> = Name extends PlainRoute
  ? []
  : [parameters: RouteParameters<Name>];

/** A path of the table with its parameters in place of the braces. */
export function fillPath(path: string, parameters: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(parameters[key] ?? ''));
}

/** Path of a route without its language: `pathOf('news-details', { slug })` → `stiri/…`; '' for home. */
export function pathOf<Name extends RouteName>(
  name: Name,
  ...[parameters]: ParameterArguments<Name>
): string {
  return fillPath(routes[name], parameters ?? {});
}

/** Address of a route in a language: `href('ro', 'news-details', { slug })`. */
export function href<Name extends RouteName>(
  locale: Locale,
  name: Name,
  ...parameters: ParameterArguments<Name>
): string {
  return inLocale(locale, pathOf(name, ...parameters));
}

export const historySections = ['history', 'members', 'clothing', 'discography'] as const;
export type HistorySection = (typeof historySections)[number];

/** Path of a section of the history: the first one has the plain address (reading 5). */
export const historyPath = (section: HistorySection): string =>
  section === 'history' ? pathOf('history') : pathOf('history-section', { section });

/** Reading 7: the three named sections first, then media appearances (`media`) and branding. */
export const mediaSections = ['press', 'partners', 'gallery', 'media', 'branding'] as const;
export type MediaSection = (typeof mediaSections)[number];

/** Path of a section of the media page: the press, which is the default, has the plain address (readings 7, 9). */
export const mediaPath = (section: MediaSection): string =>
  section === 'press' ? pathOf('media') : pathOf('media-section', { section });

export const eventTypes = ['news', 'archive'] as const;
export type EventType = (typeof eventTypes)[number];
