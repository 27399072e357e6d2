import 'server-only';
import { content } from '@/lib/content';
import { eventHref, isUpcoming } from '@/lib/content/events';
import { albumId } from '@/lib/content/readers/history';
import type { ListResult } from '@/lib/content/result';
import type { ChoirEvent } from '@/lib/content/types';
import { formatDate, formatLongDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { inLocale } from '@/lib/routing/pathname';
import { historyPath, href } from '@/lib/routing/routes';
import { plainText } from '@/lib/text/plain-text';
import type { Entries, Entry } from '../entry';
import { wordsOf } from '../words-of';

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');

async function from<Item>(
  read: Promise<ListResult<Item>>,
  toEntry: (item: Item, index: number) => Entry,
): Promise<Entries> {
  const list = await read;
  return { entries: list.ok ? list.items.map(toEntry) : [], complete: list.ok };
}

function eventEntry(locale: Locale, event: ChoirEvent, now: Date): Entry {
  const { title, date, timeZone, venue, city, country, language, description } = event;
  return {
    kind: 'event',
    ...{ title, language, href: eventHref(locale, event) },
    note: joined(formatLongDate(locale, date, timeZone), [venue, city].filter(Boolean).join(', ')),
    names: [venue, city, country, formatDate(locale, date, timeZone)].filter(Boolean).join(' '),
    text: wordsOf(description),
    weight: isUpcoming(event, now) ? 1.3 : 1,
  };
}

/** What the lists of the content port hold, each with its own page or place. */
export async function listEntries(locale: Locale, now: Date): Promise<Entries[]> {
  const port = content();
  return Promise.all([
    from(port.events(locale), (event) => eventEntry(locale, event, now)),
    from(port.news(locale), ({ title, shortTitle, language, slug, date, summary, body }) => ({
      kind: 'news',
      ...{ title, language, href: href(locale, 'news-details', { slug }) },
      ...{ note: joined(formatDate(locale, date), summary), names: shortTitle },
      text: wordsOf(body),
    })),
    from(port.pressReleases(locale), ({ title, shortTitle, language, slug, date, body }) => ({
      kind: 'release',
      ...{ title, language, names: shortTitle },
      href: href(locale, 'media-subsection', { section: 'press', subsection: slug }),
      ...{ note: date && formatDate(locale, date), text: wordsOf(body) },
    })),
    from(port.announcements(locale), ({ id, title, language, date, body }) => ({
      kind: 'announcement',
      ...{ title, language, note: formatDate(locale, date), text: wordsOf(body) },
      href: `${href(locale, 'announcements')}#anunt-${id}`,
    })),
    from(port.discography(locale), ({ title, year, format, award, text }, index) => ({
      kind: 'album',
      ...{ title: title ?? plainText(text, 60), note: joined(year?.toString(), format) },
      href: `${inLocale(locale, historyPath('discography'))}#${albumId(index)}`,
      ...{ names: joined(year?.toString(), format, award), text: wordsOf(text) },
    })),
  ]);
}
