import { createHash } from 'node:crypto';
import { pageCacheControl } from '@/lib/page-cache/cache-control.mjs';
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

const tagOf = (body: string) => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Whether the client has this version (RFC 9110 §13.1.2: compared weakly, whatever a cache made of the tag). */
function isKnown(request: Request, tag: string): boolean {
  const opaque = (each: string) => each.trim().replace(/^W\//, '');
  const given = request.headers.get('if-none-match') ?? '';
  return given.split(',').some((each) => each.trim() === '*' || opaque(each) === opaque(tag));
}

/** The file at this address, from the store of pages: kept as long as one, and made anew with them. */
async function keptOrMade(
  path: string,
  make: () => Promise<SharedFile | NoFile>,
): Promise<SharedFile | NoFile> {
  const store = pageStore();
  const key = `file:${path}`;
  const kept = store.get(key)?.value;
  if (kept?.body) return { ...JSON.parse(String(kept.headers?.['file'])), body: kept.body.toString() };
  store.begin(key);
  const made = await make();
  const isOutdated = store.isOutdated(key);
  if (typeof made === 'string' || isOutdated) return made;
  const { body, ...rest } = made;
  const value = { kind: 'FILE', body: Buffer.from(body), headers: { file: JSON.stringify(rest) } };
  store.set(key, { value, lastModified: Date.now(), cacheControl: undefined, tags: [] }, lifetime);
  return made;
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
  const tag = tagOf(file.body);
  const headers = {
    'Content-Type': `${file.type}; charset=utf-8`,
    'Cache-Control': pageCacheControl,
    ETag: tag,
    ...file.headers,
  };
  return isKnown(request, tag)
    ? new Response(null, { status: 304, headers })
    : new Response(file.body, { headers });
}
