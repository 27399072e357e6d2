import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/server/log';
import { isShipped } from '@/lib/assets/shipped';
import type { LastGoodCopies } from './last-good';
import { getJson } from './get-json';
import { lists } from './lists';
import type { ListName } from './lists';
import { itemsOf } from './parse';
import type { ContentSource } from './port';

type HttpOptions = { apiUrl: string; timeoutMs: number; copies: LastGoodCopies };

/** The host's addresses are relative to the host, except for files that this site ships itself. */
function resolver(apiUrl: string) {
  return (address: string) => {
    if (!address.startsWith('/') || isShipped(address)) return address;
    return new URL(address, apiUrl).href;
  };
}

/** The API host (product §7): GET {API_URL}/{path}/?locale=…, with the last good copy behind it. */
export function httpSource({ apiUrl, timeoutMs, copies }: HttpOptions): ContentSource {
  const inFlight = new Map<string, ReturnType<ContentSource['list']>>();
  const address = (path: string, locale: Locale) => `${apiUrl}/${path}/?locale=${locale}`;

  async function read(name: ListName, locale: Locale): ReturnType<ContentSource['list']> {
    const key = `${lists[name].file}.${locale}`;
    const answer = await getJson(address(lists[name].path, locale), timeoutMs);
    const items = answer.ok ? itemsOf(answer.value) : undefined;
    if (items !== undefined) {
      await copies.keep(key, items);
      return { ok: true, items, stale: false };
    }
    log.warn({ list: name, locale, problem: answer.ok ? 'not-a-list' : answer.problem }, 'content read failed');
    const copy = await copies.last(key);
    return copy === undefined ? { ok: false } : { ok: true, items: copy, stale: true };
  }

  return {
    kind: 'http',
    resolve: resolver(apiUrl),
    list(name, locale) {
      const key = `${name}.${locale}`;
      const pending = inFlight.get(key) ?? read(name, locale).finally(() => inFlight.delete(key));
      inFlight.set(key, pending);
      return pending;
    },
    async newsItem(slug, locale) {
      const answer = await getJson(address(`${lists.news.path}/${slug}`, locale), timeoutMs);
      if (answer.ok) return { ok: true, item: answer.value };
      return { ok: false, reason: answer.problem === 'status-404' ? 'not-found' : 'unavailable' };
    },
  };
}
