import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/server/log';
import { resolver } from '@/lib/text/address';
import type { LastGoodCopies } from './last-good';
import { getJson } from './get-json';
import { getPages } from './get-pages';
import { lists } from './lists';
import type { ListName } from './lists';
import type { ContentSource } from './port';
import { shareFlights } from './share-flights';

type HttpOptions = { apiUrl: string; timeoutMs: number; copies: LastGoodCopies };
type ListAnswer = Awaited<ReturnType<ContentSource['list']>>;
type ItemAnswer = Awaited<ReturnType<ContentSource['newsItem']>>;

/** The API host (product §7): GET {API_URL}/{path}/?locale=…, with the last good copy behind it. */
export function httpSource({ apiUrl, timeoutMs, copies }: HttpOptions): ContentSource {
  const address = (path: string, locale: Locale) => `${apiUrl}/${path}/?locale=${locale}`;

  async function lastGood(name: ListName, locale: Locale): Promise<ListAnswer> {
    const items = await copies.last(`${lists[name].file}.${locale}`);
    return items === undefined ? { ok: false } : { ok: true, items };
  }

  async function readList(name: ListName, locale: Locale): Promise<ListAnswer> {
    const answer = await getPages(address(lists[name].path, locale), AbortSignal.timeout(timeoutMs));
    const problem = answer.ok ? answer.cut : answer.problem;
    if (problem !== undefined) log.warn({ list: name, locale, problem }, 'content read failed');
    if (!answer.ok) return lastGood(name, locale);
    await copies.keep(`${lists[name].file}.${locale}`, answer.items);
    return { ok: true, items: answer.items };
  }

  const list = shareFlights(readList, (name, locale) => `${name}.${locale}`);

  /** The list if it comes within the time that is left, else its last good copy. */
  async function listWithin(name: ListName, locale: Locale, milliseconds: number): Promise<ListAnswer> {
    if (milliseconds <= 0) return lastGood(name, locale);
    const time = AbortSignal.timeout(milliseconds);
    const late = new Promise<ListAnswer>((resolve) => {
      time.addEventListener('abort', () => resolve(lastGood(name, locale)));
    });
    return Promise.race([list(name, locale), late]);
  }

  async function readNewsItem(slug: string, locale: Locale): Promise<ItemAnswer> {
    const deadline = Date.now() + timeoutMs;
    const path = `${lists.news.path}/${encodeURIComponent(slug)}`;
    const answer = await getJson(address(path, locale), AbortSignal.timeout(timeoutMs));
    if (answer.ok) return { ok: true, item: answer.value };
    if (answer.problem === 'status-404') return { ok: false, reason: 'not-found' };
    log.warn({ list: 'news', locale, problem: answer.problem }, 'content item read failed');
    // The host does not answer for the item: its list may still hold it whole.
    const news = await listWithin('news', locale, deadline - Date.now());
    return { ok: false, reason: 'unavailable', items: news.ok ? news.items : [] };
  }

  return {
    kind: 'http',
    resolve: resolver(new URL(apiUrl).origin),
    list,
    newsItem: shareFlights(readNewsItem, (slug, locale) => `${locale}/${slug}`),
  };
}
