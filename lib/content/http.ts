import { locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/server/log';
import { resolver } from '@/lib/text/address';
import { answerBy } from './answer-by';
import { breaker } from './breaker';
import { getJson } from './get-json';
import { getPages } from './get-pages';
import { goodLists } from './good-lists';
import type { LastGoodCopies } from './last-good';
import { listNames, lists } from './lists';
import type { ListName } from './lists';
import type { ContentSource, SourceList } from './port';
import { shareFlights } from './share-flights';

type HttpOptions = {
  apiUrl: string;
  timeoutMs: number;
  copies: LastGoodCopies;
  /** Milliseconds after which a second read may confirm that a list has lost most of its items. */
  confirmAfterMs?: number;
};
type ItemAnswer = Awaited<ReturnType<ContentSource['newsItem']>>;

/** Words of get-json for a host that fails as a whole, and not only over one of its lists. */
const isDown = (problem: string) => /^(timeout$|unreadable$|status-5|HPE_|E(?!RR_))/.test(problem);

const anyOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];

/** Where the host keeps a list, or one item of it, in a language (product §7). */
export const apiAddress = (apiUrl: string, path: string, locale: Locale) => `${apiUrl}/${path}/?locale=${locale}`;

/**
 * The API host (product §7): GET {API_URL}/{path}/?locale=…, with the last good copy behind it. After three failures in
 * a row the copies answer at once, until a read in the background succeeds.
 */
export function httpSource({ apiUrl, timeoutMs, copies, confirmAfterMs }: HttpOptions): ContentSource {
  const address = (path: string, locale: Locale) => apiAddress(apiUrl, path, locale);
  const resolve = resolver(new URL(apiUrl).origin);
  const good = goodLists({ copies, resolve, confirmAfterMs });
  const host = breaker({
    // Any list, because one of them may be broken by itself.
    probe: () => askForList(anyOf(listNames) ?? 'news', anyOf(locales) ?? 'ro'),
  });

  async function askForList(name: ListName, locale: Locale): Promise<SourceList> {
    const answer = await getPages(address(lists[name].path, locale), AbortSignal.timeout(timeoutMs));
    host.report(answer.ok || !isDown(answer.problem));
    const problem = answer.ok ? answer.cut : answer.problem;
    if (problem !== undefined) log.warn({ list: name, locale, problem }, 'content read failed');
    if (!answer.ok) return answer;
    if (!(await good.take(name, locale, answer.items))) {
      log.warn({ list: name, locale, items: answer.items.length }, 'most of a list is gone: a second read must confirm it');
      return { ok: false, problem: 'most-is-gone' };
    }
    return problem === undefined ? { ok: true, items: answer.items } : { ok: true, items: answer.items, problem };
  }

  async function readList(name: ListName, locale: Locale): Promise<SourceList> {
    const kept = host.isOpen() ? await good.last(name, locale, 'host-failing') : undefined;
    if (kept?.ok) return kept;
    const answer = await askForList(name, locale);
    return answer.ok ? answer : good.last(name, locale, answer.problem);
  }

  const flights = shareFlights(readList, (name, locale) => `${name}.${locale}`);
  const list = (name: ListName, locale: Locale, until: number) =>
    answerBy(until, () => flights.join(name, locale), () => good.last(name, locale, 'timeout'));

  async function readNewsItem(slug: string, locale: Locale): Promise<ItemAnswer> {
    const kept = host.isOpen() ? await good.last('news', locale, 'host-failing') : undefined;
    if (kept?.ok) return { ok: false, reason: 'unavailable', items: kept.items };
    const until = Date.now() + timeoutMs;
    const path = `${lists.news.path}/${encodeURIComponent(slug)}`;
    const answer = await getJson(address(path, locale), AbortSignal.timeout(timeoutMs));
    host.report(answer.ok || !isDown(answer.problem));
    if (answer.ok) return { ok: true, item: answer.value };
    if (answer.problem === 'status-404') return { ok: false, reason: 'not-found' };
    log.warn({ list: 'news', locale, problem: answer.problem }, 'content item read failed');
    // The host does not answer for the item: its list may still hold it whole.
    const news = await list('news', locale, until);
    return { ok: false, reason: 'unavailable', items: news.ok ? news.items : [] };
  }

  const itemFlights = shareFlights(readNewsItem, (slug, locale) => `${locale}/${slug}`);

  async function lastNewsItem(locale: Locale): Promise<ItemAnswer> {
    const kept = await good.last('news', locale, 'timeout');
    return { ok: false, reason: 'unavailable', items: kept.ok ? kept.items : [] };
  }

  return {
    kind: 'http',
    resolve,
    list,
    readAnew: host.close,
    listAnew: flights.start,
    newsItem: (slug, locale, until) =>
      answerBy(until, () => itemFlights.join(slug, locale), () => lastNewsItem(locale)),
  };
}
