/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApiHost } from '@/scripts/sample-api/api-host';
import { sample } from '@/scripts/sample-api/sample';
import { embeddedSource } from '@/lib/content/embedded';
import { httpSource } from '@/lib/content/http';
import { lastGoodCopies } from '@/lib/content/last-good';
import { lists, listNames } from '@/lib/content/lists';
import { createContentPort } from '@/lib/content/port';
import type { ContentPort } from '@/lib/content/port';
import { locales } from '@/lib/i18n/locales';

const host = new ApiHost();
let folder: string;
let ports: Record<'embedded' | 'http', ContentPort>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'copies-'));
  await host.start();
  const copies = lastGoodCopies(folder);
  ports = {
    embedded: createContentPort(embeddedSource()),
    http: createContentPort(httpSource({ apiUrl: host.url, timeoutMs: 2_000, copies })),
  };
});

afterAll(async () => {
  await host.stop();
  await rm(folder, { recursive: true });
});

describe.each(['embedded', 'http'] as const)('the %s adapter', (kind) => {
  describe.each(locales)('in %s', (locale) => {
    it.each(listNames)('gives every item of %s', async (name) => {
      const result = await ports[kind][name](locale);
      if (!result.ok) throw new Error('not available');
      expect(result.items).toHaveLength(sample(locale, lists[name].file).length);
    });

    it('gives one news item by its slug', async () => {
      const slug = sample(locale, 'news')[0]?.slug ?? '';
      const result = await ports[kind].newsItem(locale, slug);
      expect(result).toMatchObject({ ok: true, item: { slug } });
    });

    it.each(['no-such-story', '../members', 'Not A Slug', ''])('tells that the slug "%s" is not there', async (slug) => {
      expect(await ports[kind].newsItem(locale, slug)).toEqual({ ok: false, reason: 'not-found' });
    });
  });
});

describe('the two adapters', () => {
  it.each(listNames)('give the same %s', async (name) => {
    expect(await ports.http[name]('en')).toEqual(await ports.embedded[name]('en'));
  });
});

describe('requests to the host', () => {
  it('all carry the locale and the paths of product §7', () => {
    expect(host.requests.length).toBeGreaterThan(listNames.length);
    for (const { search, path: requested } of host.requests) {
      expect(['?locale=ro', '?locale=en']).toContain(search);
      expect(requested).toMatch(/^\/api\/.*\/$/);
    }
  });
});
