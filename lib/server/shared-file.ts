import { pageCacheControl } from '@/lib/page-cache/cache-control.mjs';
import { isKnown, tagOf } from '@/lib/page-cache/entity-tag';
import { pageStore } from '@/lib/page-cache/store.mjs';

/** What a file for programs is made of; `type` is its media type. */
export type SharedFile = { type: string; body: string; headers?: Record<string, string> };

/** There is no such file; or it cannot be made now, and would lack something. */
export type NoFile = 'not-found' | 'unavailable';

/** As long as a page, in milliseconds. */
const lifetime = 60_000;

const refusals: Record<NoFile, ResponseInit> = {
  'not-found': { status: 404, headers: { 'Cache-Control': 'public, max-age=0, s-maxage=30' } },
  unavailable: { status: 503, headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' } },
};

type Kept = { body: string; headers: Record<string, string> };

/** The file at this address, from the store of pages: kept as long as one, and made anew with them. */
async function keptOrMade(path: string, make: () => Promise<SharedFile | NoFile>): Promise<Kept | NoFile> {
  const store = pageStore();
  const key = `file:${path}`;
  const kept = store.get(key)?.value;
  if (kept?.body) {
    const headers = Object.entries(kept.headers ?? {}).map(([name, value]) => [name, String(value)]);
    return { body: kept.body.toString(), headers: Object.fromEntries(headers) };
  }
  store.begin(key);
  const made = await make();
  if (typeof made === 'string') return made;
  const headers = {
    'Content-Type': `${made.type}; charset=utf-8`,
    'Cache-Control': pageCacheControl,
    ETag: `W/"${tagOf(made.body)}"`,
    ...made.headers,
  };
  if (!store.isOutdated(key)) {
    const value = { kind: 'FILE', body: Buffer.from(made.body), headers };
    store.set(key, { value, lastModified: Date.now(), cacheControl: undefined, tags: [] }, lifetime);
  }
  return { body: made.body, headers };
}

/**
 * Answers with a file that is the same for everybody, such as a feed: cached like a page, and 304 for who has it.
 * `path` names it in the store of pages.
 */
export async function sharedFile(
  request: Request,
  path: string,
  make: () => Promise<SharedFile | NoFile>,
): Promise<Response> {
  const file = await keptOrMade(path, make);
  if (typeof file === 'string') return new Response(null, refusals[file]);
  const { body, headers } = file;
  return isKnown(request.headers.get('if-none-match'), headers['ETag'] ?? '')
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}
