/** @jest-environment node */
import PageCacheHandler from '@/lib/page-cache/handler.mjs';
import { PageStore, pageStore } from '@/lib/page-cache/store.mjs';

type Page = {
  kind: string;
  html: string;
  status?: number;
  headers?: Record<string, unknown>;
};

const marker = (status: number) => `<meta name="http-status" content="${status}"/>`;
const page = (html: string, tags = '_N_T_/layout'): Page => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': tags },
});
const context = { cacheControl: { revalidate: 60 } };

describe('the page cache', () => {
  const cache = new PageCacheHandler();
  beforeEach(() => {
    pageStore().clear();
    pageStore().begun.clear();
  });

  it('returns what it stored, with the same cache control', async () => {
    await cache.set('/ro', page('<p>a</p>'), context);
    expect(await cache.get('/ro')).toMatchObject({
      value: { html: '<p>a</p>' },
      cacheControl: { revalidate: 60 },
    });
    expect(await new PageCacheHandler().get('/ro')).not.toBeNull();
  });

  it('writes the policy into the very object that is sent', async () => {
    const value = page('<script>self.__next_f.push([1,"x"])</script>');
    await cache.set('/ro', value, context);
    expect(value.headers?.['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });

  it('gives a not-found page its true status and keeps it only for a short time', async () => {
    const value = page(marker(404));
    await cache.set('/ro/nimic', value, context);
    expect(value.status).toBe(404);
    expect(await cache.get('/ro/nimic')).not.toBeNull();
    expect(pageStore().entries.getRemainingTTL('/ro/nimic')).toBeLessThanOrEqual(30_000);
  });

  it('sends a page that could not be rendered as 503 and never keeps it', async () => {
    const value = page(marker(503));
    await cache.set('/ro/stiri', value, context);
    expect(value.status).toBe(503);
    expect(value.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    expect(await cache.get('/ro/stiri')).toBeNull();
  });

  it('keeps the good copy when the page later cannot be rendered', async () => {
    await cache.set('/ro/stiri', page('<p>good</p>'), context);
    await cache.set('/ro/stiri', page(marker(503)), context);
    expect(await cache.get('/ro/stiri')).toMatchObject({ value: { html: '<p>good</p>' } });
  });

  it('keeps a page with something missing for seconds only, and tells caches in front not to', async () => {
    const value = page('<meta name="page-state" content="incomplete"/>');
    await cache.set('/ro', value, context);
    expect(value.status).toBeUndefined();
    expect(value.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(await cache.get('/ro')).not.toBeNull();
    expect(pageStore().entries.getRemainingTTL('/ro')).toBeLessThan(6_000);
  });

  it('forgets at once what is purged, and only that', async () => {
    await cache.set('/ro', page('a', '_N_T_/layout,_N_T_/ro'), context);
    await cache.set('/en', page('b', '_N_T_/layout,_N_T_/en'), context);
    await cache.revalidateTag('_N_T_/ro');
    expect(await cache.get('/ro')).toBeNull();
    expect(await cache.get('/en')).not.toBeNull();
    await cache.revalidateTag(['_N_T_/layout']);
    expect(await cache.get('/en')).toBeNull();
  });

  it('never keeps a page whose making began before everything was forgotten, but the one after it', async () => {
    await cache.get('/ro');
    await cache.set('/en', page('old'), { cacheControl: { revalidate: -1 } });
    await cache.get('/en');
    pageStore().clear();
    for (const key of ['/ro', '/en']) {
      await cache.set(key, page('old'), context);
      expect(await cache.get(key)).toBeNull();
      await cache.set(key, page('new'), context);
      expect(await cache.get(key)).toMatchObject({ value: { html: 'new' } });
    }
  });

  it('never holds more than its bound in bytes', () => {
    const store = new PageStore(200_000);
    for (let i = 0; i < 500; i += 1) {
      store.set(`/ro/unknown-${i}`, {
        value: page('x'.repeat(5_000)),
        lastModified: 0,
        cacheControl: {},
        tags: [],
      });
    }
    expect(store.bytes).toBeLessThanOrEqual(200_000);
    expect(store.get('/ro/unknown-499')).toBeDefined();
    expect(store.get('/ro/unknown-0')).toBeUndefined();
  });
});
