import { getJson } from './get-json';
import { itemsOf } from './parse';

const maxPages = 50;

/** `cut`: why the list is not whole, though what there is of it can be shown. */
type Pages = { ok: true; items: unknown[]; cut?: string } | { ok: false; problem: string };

/** Address of the next page of a paged answer; undefined on the last. */
function nextOf(answer: unknown, address: URL): URL | undefined {
  if (typeof answer !== 'object' || answer === null || !('next' in answer)) return undefined;
  const { next } = answer;
  if (typeof next !== 'string' || next === '' || !URL.canParse(next, address)) return undefined;
  const url = new URL(next, address);
  const locale = address.searchParams.get('locale');
  if (locale !== null && !url.searchParams.has('locale')) url.searchParams.set('locale', locale);
  return url;
}

/**
 * A whole list of the API host, page after page (`{ results, next }`), in one deadline: at most 50 pages, all of the
 * host. A page that cannot be read fails the list; one that stands elsewhere ends it.
 */
export async function getPages(address: string, signal: AbortSignal): Promise<Pages> {
  const items: unknown[] = [];
  const read = new Set<string>();
  let page = new URL(address);
  for (;;) {
    read.add(page.href);
    const answer = await getJson(page.href, signal);
    if (!answer.ok) return answer;
    const found = itemsOf(answer.value);
    if (found === undefined) return { ok: false, problem: 'not-a-list' };
    for (const item of found) items.push(item);
    const next = nextOf(answer.value, page);
    if (next === undefined) return { ok: true, items };
    if (next.origin !== page.origin) return { ok: true, items, cut: 'next-page-elsewhere' };
    if (read.has(next.href)) return { ok: true, items, cut: 'pages-in-a-circle' };
    if (read.size >= maxPages) return { ok: true, items, cut: 'too-many-pages' };
    page = next;
  }
}
