import type { Locale } from '@/lib/i18n/locales';
import type { Resolve } from '@/lib/text/address';
import type { Ledger } from './ledger';
import { listNames, lists } from './lists';
import type { ListItem, ListName } from './lists';
import { withOneSegment } from './one-segment';
import { parseItem, parseList } from './parse';
import { reportList } from './report';
import type { ItemResult, ListResult } from './result';
import { bySlug, slugOf } from './slug';
import type { NewsItem } from './types';

/** `problem`: why the host's own list could not be had, or not all of it; the items are then those of the last good copy. */
export type SourceList = { ok: true; items: unknown[]; problem?: string } | { ok: false; problem: string };

/** What an adapter must do: return the API's lists as they are. The port does the rest for every adapter. */
export type ContentSource = {
  kind: 'http' | 'embedded';
  resolve: Resolve;
  /** `until`: when the answer must be there, in milliseconds since 1970. */
  list(name: ListName, locale: Locale, until: number): Promise<SourceList>;
  /** The next reads ask the host, even if it has failed before: staff have something new. */
  readAnew?(): void;
  /** A list by a read that begins now, for readers who come meanwhile too. */
  listAnew(name: ListName, locale: Locale): Promise<SourceList>;
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
  listAnew(name: ListName, locale: Locale): Promise<ListReading>;
};

/**
 * What became of a list that was read anew: how many items pages show, how many came and cannot be shown, and why the
 * host's own list could not be had, or not all of it.
 */
export type ListReading = { list: string; locale: Locale; items: number; dropped: number; problem?: string };

async function listAnew(source: ContentSource, name: ListName, locale: Locale): Promise<ListReading> {
  const answer = await source.listAnew(name, locale);
  const given = answer.ok ? answer.items : [];
  const { items } = parseList(name, given, source.resolve);
  const { problem } = answer;
  const reading = { list: lists[name].path, locale, items: items.length, dropped: given.length - items.length };
  return problem === undefined ? reading : { ...reading, problem };
}

type PortOptions = {
  /** When what is read now must be there, in milliseconds since 1970. */
  deadline?: () => number;
  /** Notes what a list says before a page is made of it. */
  ledger?: Ledger;
  /** Makes a read answer once for whoever asks again in the same render. */
  once?: <Read extends (locale: Locale, segment: string) => unknown>(read: Read) => Read;
};

function readList<Name extends ListName>(source: ContentSource, name: Name, options: PortOptions) {
  // Readers who share an answer share what was made of it.
  const parsed = new WeakMap<unknown[], ListItem<Name>[]>();
  const { once = (read) => read } = options;
  return once(async (locale: Locale): Promise<ListResult<ListItem<Name>>> => {
    const answer = await source.list(name, locale, timeLimit(options));
    if (!answer.ok) return { ok: false, reason: 'unavailable' };
    const known = parsed.get(answer.items);
    if (known) return { ok: true, items: known };
    const { items, findings } = parseList(name, answer.items, source.resolve);
    reportList({ list: name, locale, items: answer.items.length, shown: items.length, findings });
    await options.ledger?.note(name, locale, answer.items);
    parsed.set(answer.items, items);
    return { ok: true, items };
  });
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

const timeLimit = ({ deadline }: PortOptions) => deadline?.() ?? Infinity;

export function createContentPort(source: ContentSource, options: PortOptions = {}): ContentPort {
  const { once = (read) => read } = options;
  const readers = Object.fromEntries(listNames.map((name) => [name, readList(source, name, options)])) as Omit<
    ContentPort,
    'newsItem' | 'listAnew'
  >;
  return {
    ...readers,
    events: withOneSegment(readers.events),
    newsItem: once((locale: Locale, slug: string) => readNewsItem(source, locale, slug, timeLimit(options))),
    listAnew: (name, locale) => listAnew(source, name, locale),
  };
}
