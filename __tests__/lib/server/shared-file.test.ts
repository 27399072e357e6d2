/** @jest-environment node */
import { pageStore } from '@/lib/page-cache/store.mjs';
import { sharedFile } from '@/lib/server/shared-file';
import type { NoFile, SharedFile } from '@/lib/server/shared-file';

let made = 0;
let body = 'text';
const make = async (): Promise<SharedFile> => {
  made += 1;
  return { type: 'text/plain', body, headers: { 'X-Robots-Tag': 'noindex' } };
};
const ask = (tag?: string, making: () => Promise<SharedFile | NoFile> = make) => {
  const headers: Record<string, string> = tag === undefined ? {} : { 'if-none-match': tag };
  return sharedFile(new Request('http://localhost/a.txt', { headers }), '/a.txt', making);
};

beforeEach(() => {
  pageStore().clear();
  made = 0;
  body = 'text';
});

describe('a file that is the same for everybody', () => {
  it('is made once, until pages are made anew', async () => {
    for (const response of [await ask(), await ask()]) {
      expect([response.status, await response.text()]).toEqual([200, 'text']);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    }
    expect(made).toBe(1);
    pageStore().clear();
    await ask();
    expect(made).toBe(2);
  });

  it('is not sent again to who has it, as long as it is the same', async () => {
    const tag = (await ask()).headers.get('etag') ?? '';
    for (const given of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
      const response = await ask(given);
      expect([response.status, await response.text()]).toEqual([304, '']);
      expect(response.headers.get('etag')).toBe(tag);
    }
    pageStore().clear();
    body = 'another text';
    expect((await ask(tag)).status).toBe(200);
  });

  it('is not kept when pages were made anew while it was being made', async () => {
    await ask(undefined, async () => {
      pageStore().clear();
      return make();
    });
    await ask();
    expect(made).toBe(2);
  });

  it('that cannot be had is said to be missing, or to come, and is asked for again', async () => {
    const missing = await ask(undefined, () => Promise.resolve('not-found'));
    const later = await ask(undefined, () => Promise.resolve('unavailable'));
    expect([missing.status, later.status]).toEqual([404, 503]);
    expect([later.headers.get('retry-after'), later.headers.get('cache-control')]).toEqual([
      '30',
      'no-store',
    ]);
    expect((await ask()).status).toBe(200);
  });
});
