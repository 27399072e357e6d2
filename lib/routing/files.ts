import type { Locale } from '@/lib/i18n/locales';
import { inLocale } from './pathname';
import { mediaPath, pathOf } from './routes';

/*
 * Files that the site makes for programs. A feed and a Markdown twin stand beside the page they belong to; calendars have
 * an address of their own, because every name below `evenimente/{type}` is an event's.
 */

/** Lists with a feed, and the page that shows each. */
const feedPages = {
  news: pathOf('news'),
  pressReleases: mediaPath('press'),
  announcements: pathOf('announcements'),
} as const;

export type FeedName = keyof typeof feedPages;

export const feedNames = Object.keys(feedPages) as FeedName[];

/** The page of a feed's list: `/ro/stiri`. */
export const feedPage = (locale: Locale, name: FeedName): string => inLocale(locale, feedPages[name]);

/** `/ro/stiri.xml` */
export const feedHref = (locale: Locale, name: FeedName): string => `${feedPage(locale, name)}.xml`;

/** All concerts: `/ro/calendar.ics`. */
export const calendarHref = (locale: Locale): string => `/${locale}/calendar.ics`;

/** One concert, by the segment of its page: `/ro/calendar/12-recital.ics`. */
export const eventCalendarHref = (locale: Locale, segment: string): string =>
  `/${locale}/calendar/${encodeURIComponent(segment)}.ics`;

/** The Markdown twin of a page: `/ro/stiri` → `/ro/stiri.md` (next.config.mjs leads it to its route). */
export const markdownHref = (page: string): string => `${page}.md`;

/** The share card of a page, under a hash of what it says: `/ro/stiri` → `/cards/0123456789abcdef/ro/stiri.jpg`. */
export const cardHref = (hash: string, page: string): string => `/cards/${hash}${page}.jpg`;

/** The page of a card, as links have it, by the decoded segments behind the hash; undefined when they name no card. */
export function pageOfCard(segments: readonly string[]): string | undefined {
  const path = segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
  return path.endsWith('.jpg') ? path.slice(0, -'.jpg'.length) : undefined;
}
