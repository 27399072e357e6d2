import type { Locale } from '@/lib/i18n/locales';
import type { Resolve } from '@/lib/text/address';
import { listNames } from './lists';
import type { ListItem, ListName } from './lists';
import { parseItem, parseList } from './parse';
import { reportList } from './report';
import type { ItemResult, ListResult } from './result';
import { bySlug, slugOf } from './slug';
import type { NewsItem } from './types';

/** What an adapter must do: return the API's lists as they are. The port does the rest for every adapter. */
export type ContentSource = {
  kind: 'http' | 'embedded';
  resolve: Resolve;
  /** The next reads ask the host, even if it has failed before: staff have something new. */
  readAnew?(): void;
  /** `until`: when the answer must be there, in milliseconds since 1970. */
  list(name: ListName, locale: Locale, until: number): Promise<{ ok: true; items: unknown[] } | { ok: false }>;
  /** `items`: the list, in which the port looks for an item that could not be had by itself. */
  newsItem(slug: string, locale: Locale, until: number): Promise<
    | { ok: true; item: unknown }
    | { ok: false; reason: 'not-found' }
    | { ok: false; reason: 'unavailable'; items: unknown[] }
  >;
};

/** The content port: one function a list, each in the given language and in the list's order, and one news item by its slug. */
export type ContentPort = {
  [Name in ListName]: (locale: Locale) => Promise<ListResult<ListItem<Name>>>;
} & {
  newsItem(locale: Locale, slug: string): Promise<ItemResult<NewsItem>>;
};

/** When what is read now must be there, in milliseconds since 1970. */
type Deadline = () => number;

function readList<Name extends ListName>(source: ContentSource, name: Name, deadline: Deadline) {
  // Readers who share an answer share what was made of it.
  const parsed = new WeakMap<unknown[], ListItem<Name>[]>();
  return async (locale: Locale): Promise<ListResult<ListItem<Name>>> => {
    const answer = await source.list(name, locale, deadline());
    if (!answer.ok) return { ok: false, reason: 'unavailable' };
    const known = parsed.get(answer.items);
    if (known) return { ok: true, items: known };
    const { items, findings } = parseList(name, answer.items, source.resolve);
    reportList({ list: name, locale, items: answer.items.length, shown: items.length, findings });
    parsed.set(answer.items, items);
    return { ok: true, items };
  };
}

async function readNewsItem(
  source: ContentSource,
  locale: Locale,
  segment: string,
  until: number,
): Promise<ItemResult<NewsItem>> {
  const slug = slugOf(segment);
  if (slug === undefined) return { ok: false, reason: 'not-found' };
  const answer = await source.newsItem(slug, locale, until);
  if (!answer.ok && answer.reason === 'not-found') return { ok: false, reason: 'not-found' };
  const item = answer.ok
    ? parseItem('news', answer.item, source.resolve).item
    : bySlug(parseList('news', answer.items, source.resolve).items, slug);
  return item ? { ok: true, item } : { ok: false, reason: 'unavailable' };
}

export function createContentPort(source: ContentSource, deadline: Deadline = () => Infinity): ContentPort {
  const readers = Object.fromEntries(listNames.map((name) => [name, readList(source, name, deadline)]));
  return {
    ...(readers as Omit<ContentPort, 'newsItem'>),
    newsItem: (locale, slug) => readNewsItem(source, locale, slug, deadline()),
  } as ContentPort;
}
