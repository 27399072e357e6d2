/** @jest-environment node */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import PageCacheHandler from '@/lib/page-cache/handler.mjs';
import { lookedUp } from '@/lib/page-cache/looked-up.mjs';
import { pageStore } from '@/lib/page-cache/store.mjs';
import { createDoor } from '@/lib/server/door/door';
import { ask, askRaw, listen } from '../../support/http';

const general = { 'Content-Security-Policy': "default-src 'self'", 'X-Content-Type-Options': 'nosniff' };
const tags = { 'x-next-cache-tags': '_N_T_/layout' };
const text = 'Corul cântă „Crucifixus”. '.repeat(200);
const marker = (status: number) => `<meta name="http-status" content="${status}"/>`;
const incomplete = '<meta name="page-state" content="incomplete"/>';

/** Keeps and answers pages as the framework does, under a key that no path shows; counts what it is asked for. */
function framework(pages: Record<string, string>) {
  const cache = new PageCacheHandler();
  const asked: string[] = [];
  const isStale = (lastModified: number) => Date.now() > lastModified + 60_000;
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '';
    asked.push(path);
    const key = `v9:${path}`;
    const kept = await cache.get(key, { kind: 'APP_PAGE' });
    const value = kept?.value ?? { kind: 'APP_PAGE', html: pages[path] ?? '', headers: { ...tags } };
    const make = () =>
      cache.set(
        key,
        { kind: 'APP_PAGE', html: pages[path] ?? '', headers: { ...tags } },
        { cacheControl: { revalidate: 60 } },
      );
    if (!kept) await cache.set(key, value, { cacheControl: { revalidate: 60 } });
    else if (isStale(kept.lastModified)) void make();
    response.writeHead(value.status ?? 200, { 'Content-Type': 'text/html; charset=utf-8' }).end(value.html);
  }
  return { handle, asked };
}

/** Tries again until something is true; fails after a second. */
async function until(holds: () => Promise<boolean>) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('still not true');
}

let server: Server;
beforeEach(() => pageStore().clear());
afterEach(() => server.close());

/** The door before such a framework; `warm` asks until the cache answers by itself. */
async function site(pages: Record<string, string>, inContext = true) {
  const { handle, asked } = framework(pages);
  const outside: typeof handle = (request, response) => lookedUp().exit(() => handle(request, response));
  const door = createDoor({
    handle: inContext ? handle : outside,
    headers: general,
    report: (error) => {
      throw error;
    },
  });
  server = createServer(door);
  const port = await listen(server);
  const warm = async (path: string) => {
    await until(async () => (await ask(port, path)).headers.etag !== undefined);
    asked.length = 0;
  };
  return { port, asked, warm };
}

const after = (milliseconds: number) => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + milliseconds);
};

describe('the page cache before the framework', () => {
  it('answers a page it has seen, in each coding, without asking the framework', async () => {
    const { port, asked, warm } = await site({ '/ro': text });
    await warm('/ro');
    const plain = await ask(port, '/ro?utm_source=x');
    expect([plain.status, plain.body]).toEqual([200, text]);
    const { headers, body } = await askRaw(port, '/ro', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([headers['content-encoding'], brotliDecompressSync(body).toString()]).toEqual(['br', text]);
    const zipped = await askRaw(port, '/ro', { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(zipped.body).toString()).toBe(text);
    expect(zipped.headers['content-length']).toBe(String(zipped.body.length));
    expect(new Set([plain, { headers }, zipped].map((answer) => answer.headers.etag)).size).toBe(3);
    expect(asked).toEqual([]);
  });

  it('has its own headers over the general ones, and keeps the notes of the framework to itself', async () => {
    const { port, warm } = await site({ '/ro': text });
    await warm('/ro');
    const { headers } = await ask(port, '/ro');
    expect(headers['content-security-policy']).toMatch(/script-src 'self'/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('s-maxage=60'),
    });
    expect(headers).not.toHaveProperty('x-next-cache-tags');
  });

  it('answers HEAD with the headers alone, and 304 to who has the page', async () => {
    const { port, warm } = await site({ '/ro': text });
    await warm('/ro');
    const { headers } = await ask(port, '/ro');
    const head = await ask(port, '/ro', { method: 'HEAD' });
    expect([head.status, head.body, { ...head.headers, date: '' }]).toEqual([
      200,
      '',
      { ...headers, date: '' },
    ]);
    const etag = headers.etag ?? '';
    for (const list of [etag, `W/${etag}`, `"other", W/${etag}`, '*']) {
      const answer = await ask(port, '/ro', { headers: { 'if-none-match': list } });
      expect([list, answer.status, answer.body, answer.headers.etag]).toEqual([list, 304, '', etag]);
    }
    const other = await ask(port, '/ro', { headers: { 'if-none-match': etag, 'accept-encoding': 'gzip' } });
    expect(other.status).toBe(200);
  });

  it('leaves the reads of the router to the framework', async () => {
    const { port, asked, warm } = await site({ '/ro': text });
    await warm('/ro');
    await ask(port, '/ro', { headers: { rsc: '1' } });
    await ask(port, '/ro', { headers: { 'next-router-prefetch': '1' } });
    expect(asked).toEqual(['/ro', '/ro']);
  });

  it('lets everything through when the framework does not look up pages within its request', async () => {
    const { port, asked } = await site({ '/ro': text }, false);
    for (let time = 0; time < 5; time += 1) expect((await ask(port, '/ro')).body).toBe(text);
    expect(asked).toHaveLength(5);
  });

  it('answers a page that is missing with 404, and forgets it after half a minute', async () => {
    const { port, asked, warm } = await site({ '/ro/nimic': `${marker(404)}${text}` });
    await warm('/ro/nimic');
    expect((await ask(port, '/ro/nimic')).status).toBe(404);
    expect(asked).toEqual([]);
    const entry = pageStore().paths.get('/ro/nimic') ?? '';
    expect(pageStore().entries.getRemainingTTL(entry)).toBeLessThanOrEqual(30_000);
  });

  it.each([
    ['cannot be rendered', marker(503), 503],
    ['lacks a section', incomplete, 200],
  ])('never answers a page that %s', async (_, mark, status) => {
    const { port, asked } = await site({ '/ro': mark + text });
    for (let time = 0; time < 3; time += 1) expect((await ask(port, '/ro')).status).toBe(status);
    expect(asked).toHaveLength(3);
  });

  it('answers a purged page no more', async () => {
    const pages = { '/ro': text };
    const { port, warm } = await site(pages);
    await warm('/ro');
    pages['/ro'] = 'new';
    await new PageCacheHandler().revalidateTag('_N_T_/layout');
    expect((await ask(port, '/ro')).body).toBe('new');
  });
});

describe('a stale page', () => {
  it('is answered from memory while one request has it made anew', async () => {
    const pages = { '/ro': text };
    const { port, asked, warm } = await site(pages);
    await warm('/ro');
    pages['/ro'] = 'new';
    after(61_000);
    const bodies = (await Promise.all(Array.from({ length: 20 }, () => ask(port, '/ro')))).map(
      ({ body }) => body,
    );
    expect(asked).toEqual(['/ro']);
    expect(bodies[1]).toBe(text);
    await until(async () => (await ask(port, '/ro')).body === 'new');
    expect(asked).toHaveLength(1);
  });

  it('costs one attempt in ten seconds when it cannot be made anew', async () => {
    const pages = { '/ro': text };
    const { port, asked, warm } = await site(pages);
    await warm('/ro');
    pages['/ro'] = marker(503);
    after(61_000);
    for (let time = 0; time < 10; time += 1) expect((await ask(port, '/ro')).body).toBe(text);
    expect(asked).toHaveLength(1);
    after(11_000);
    for (let time = 0; time < 10; time += 1) expect((await ask(port, '/ro')).body).toBe(text);
    expect(asked).toHaveLength(2);
  });

  it('that was made anew as it was is answered at once', async () => {
    const { port, asked, warm } = await site({ '/ro': text });
    await warm('/ro');
    const { headers } = await ask(port, '/ro');
    after(61_000);
    await ask(port, '/ro');
    expect((await ask(port, '/ro')).headers.etag).toBe(headers.etag);
    expect(asked).toHaveLength(1);
  });
});

it('every coding counts in the bound on memory', async () => {
  const { warm } = await site({ '/ro': text });
  await warm('/ro');
  const [entry] = [...pageStore().entries.values()];
  const { br, gzip } = entry?.prepared?.bodies ?? {};
  expect(pageStore().bytes).toBeGreaterThan(text.length + (br?.length ?? 0) + (gzip?.length ?? 0));
});
