import type { Locale } from '@/lib/i18n/locales';
import { isSlug } from '@/lib/routing/slug';
import { listNames } from './lists';
import type { ListItem, ListName } from './lists';
import type { Resolve } from './mappers';
import { parseItem, parseList } from './parse';
import type { ItemResult, ListResult } from './result';
import type { NewsItem } from './types';

/** What an adapter must do: return the API's lists as they are. The port does the rest for every adapter. */
export type ContentSource = {
  kind: 'http' | 'embedded';
  resolve: Resolve;
  list(name: ListName, locale: Locale): Promise<{ ok: true; items: unknown[]; stale: boolean } | { ok: false }>;
  newsItem(slug: string, locale: Locale): Promise<{ ok: true; item: unknown } | { ok: false; reason: 'not-found' | 'unavailable' }>;
};

/** The content port: one function per list, in a given language, and one for a news item by its slug. */
export type ContentPort = {
  [Name in ListName]: (locale: Locale) => Promise<ListResult<ListItem<Name>>>;
} & {
  newsItem(locale: Locale, slug: string): Promise<ItemResult<NewsItem>>;
};

function readList<Name extends ListName>(source: ContentSource, name: Name) {
  return async (locale: Locale): Promise<ListResult<ListItem<Name>>> => {
    const answer = await source.list(name, locale);
    if (!answer.ok) return { ok: false, reason: 'unavailable' };
    return { ok: true, items: parseList(name, answer.items, source.resolve), stale: answer.stale };
  };
}

async function readNewsItem(source: ContentSource, locale: Locale, slug: string): Promise<ItemResult<NewsItem>> {
  if (!isSlug(slug)) return { ok: false, reason: 'not-found' };
  const answer = await source.newsItem(slug, locale);
  if (answer.ok) {
    const item = parseItem('news', answer.item, source.resolve);
    return item ? { ok: true, item } : { ok: false, reason: 'unavailable' };
  }
  if (answer.reason === 'not-found') return { ok: false, reason: 'not-found' };
  // The host does not answer for this item, but the last good list may still have it in full.
  const news = await readList(source, 'news')(locale);
  const item = news.ok ? news.items.find((candidate) => candidate.slug === slug) : undefined;
  return item ? { ok: true, item } : { ok: false, reason: 'unavailable' };
}

export function createContentPort(source: ContentSource): ContentPort {
  const readers = Object.fromEntries(listNames.map((name) => [name, readList(source, name)]));
  return {
    ...(readers as Omit<ContentPort, 'newsItem'>),
    newsItem: (locale, slug) => readNewsItem(source, locale, slug),
  } as ContentPort;
}

