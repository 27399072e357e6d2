/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApiHost } from '@/scripts/sample-api/api-host';

type Fields = Record<string, unknown>;

const story = (id: number, slug: string, rest: Fields = {}): Fields => ({
  ...{ id, slug, title: slug, date: '2026-05-01', text: '<p>Text</p>' },
  ...rest,
});
const event = (id: number, title: string): Fields => ({ id, title, date: '2026-12-12T19:00:00' });

/** What the host has of each list, by language: titles differ, and not everything exists twice. */
const given: Record<string, Record<string, Fields[]>> = {
  ro: {
    news: [story(1, 'amandoua'), story(2, 'numai-ro'), story(4, 'netradusa')],
    events: [event(1, 'Colinde la Sibiu'), event(2, 'Numai în română')],
  },
  en: {
    news: [story(1, 'amandoua'), story(3, 'only-en'), story(4, 'netradusa', { lang: 'ro' })],
    events: [event(1, 'Carols in Sibiu'), event(3, 'Only in English')],
  },
};

const host = new ApiHost();
const folder = mkdtempSync(path.join(tmpdir(), 'one-language-'));
/** The status with which the host answers instead, by list and language. */
const broken = new Map<string, number>();

const send = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

beforeAll(async () => {
  await host.start();
  host.interfere = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const [, , list = '', slug = ''] = pathname.split('/');
    const locale = searchParams.get('locale') ?? 'ro';
    const status = broken.get(`${list}.${locale}`);
    const items = given[locale]?.[list];
    if (status !== undefined) send(response, status, {});
    else if (items && slug)
      send(
        response,
        200,
        items.find((item) => item['slug'] === slug),
      );
    else if (items) send(response, 200, items);
    else return false;
    return true;
  };
  Object.assign(process.env, {
    ...{ API_URL: host.url, DATA_DIR: folder, SITE_URL: 'https://choir.example', API_TIMEOUT_MS: '30000' },
  });
});

afterAll(async () => {
  await host.stop();
  await rm(folder, { recursive: true });
});

/** Alternates of every address of the site map, by path. */
async function readMap() {
  const { sitemap } = await import('@/lib/seo/sitemap');
  const urls = (await sitemap()).matchAll(/<url><loc>([^<]+)<\/loc>(.*)<\/url>/g);
  return new Map(
    [...urls].map(([, address = '', links = '']) => [
      new URL(address).pathname,
      Object.fromEntries(
        [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href = '']) => [
          language,
          new URL(href).pathname,
        ]),
      ),
    ]),
  );
}

it('without a list in one language there is no site map, so that none is short', async () => {
  const { GET } = await import('@/app/sitemap.xml/route');
  broken.set('news.en', 500);
  const cold = await GET();
  expect([cold.status, cold.headers.get('retry-after'), cold.headers.get('cache-control')]).toEqual([
    ...[503, '30', 'no-store'],
  ]);
  broken.clear();
  expect((await GET()).status).toBe(200);
});

it('an event has one address in both languages, of its Romanian title', async () => {
  const map = await readMap();
  const both = { ro: '/ro/evenimente/news/1-colinde-la-sibiu', en: '/en/evenimente/news/1-colinde-la-sibiu' };
  for (const address of Object.values(both))
    expect(map.get(address)).toEqual({ ...both, 'x-default': both.ro });
  expect([...map.keys()].filter((address) => address.includes('carols'))).toEqual([]);
});

it.each([
  ['/ro/stiri/numai-ro', '/en/stiri/numai-ro', 'ro'],
  ['/en/stiri/only-en', '/ro/stiri/only-en', 'en'],
  ['/ro/stiri/netradusa', '/en/stiri/netradusa', 'ro'],
  ['/ro/evenimente/news/2-numai-in-romana', '/en/evenimente/news/2-numai-in-romana', 'ro'],
  ['/en/evenimente/news/3-only-in-english', '/ro/evenimente/news/3-only-in-english', 'en'],
])('%s stands alone, without %s', async (there, absent, language) => {
  const map = await readMap();
  expect(map.get(there)).toEqual({ [language]: there, 'x-default': there });
  expect(map.has(absent)).toBe(false);
});

describe('the language menu', () => {
  const ways = async (locale: 'ro' | 'en', path: string) => {
    const { languageWays } = await import('@/lib/seo/language-ways');
    const found = await languageWays(locale, path);
    expect(found.page).toBe(`/${locale}/${path}`);
    return found.ways;
  };

  it.each(['media/gallery/x', 'stiri/amandoua', 'stiri/nicaieri', 'evenimente/news/1-colinde-la-sibiu'])(
    'leads from %s to the same page',
    async (path) => expect(await ways('ro', path)).toEqual([]),
  );

  it('leads to the list where there is no twin', async () => {
    expect(await ways('ro', 'stiri/numai-ro')).toEqual([
      { locale: 'en', list: { name: 'News', href: '/en/stiri' } },
    ]);
    expect(await ways('en', 'stiri/only-en')).toEqual([
      { locale: 'ro', list: { name: 'Noutăți', href: '/ro/stiri' } },
    ]);
    expect(await ways('ro', 'evenimente/archive/2-x')).toEqual([
      { locale: 'en', list: { name: 'Past events', href: '/en/evenimente/archive' } },
    ]);
  });

  it('leads to a page that has not been translated, and calls it no translation', async () => {
    for (const locale of ['ro', 'en'] as const)
      expect(await ways(locale, 'stiri/netradusa')).toEqual([{ locale: 'en' }]);
  });
});

describe('heads', () => {
  const headOf = async (locale: 'ro' | 'en', slug: string) => {
    const { generateMetadata } = await import('@/app/[locale]/stiri/[slug]/page');
    return generateMetadata({ params: Promise.resolve({ locale, slug }) });
  };

  it('say the same as the site map', async () => {
    expect((await headOf('ro', 'numai-ro')).alternates).toMatchObject({
      canonical: '/ro/stiri/numai-ro',
      languages: { ro: '/ro/stiri/numai-ro', 'x-default': '/ro/stiri/numai-ro' },
    });
    expect((await headOf('en', 'only-en')).alternates).toMatchObject({
      languages: { en: '/en/stiri/only-en', 'x-default': '/en/stiri/only-en' },
    });
  });

  it('of an untranslated text lead to the original and to no twin', async () => {
    const { canonical, languages } = (await headOf('en', 'netradusa')).alternates ?? {};
    expect({ canonical, languages }).toEqual({ canonical: '/ro/stiri/netradusa', languages: {} });
  });
});

it('says when a record changed once that has been seen, in head and site map', async () => {
  const { contentService } = await import('@/lib/content');
  const { sitemap } = await import('@/lib/seo/sitemap');
  const both = given['ro']?.['news']?.[0];
  if (!both) throw new Error('no story');
  expect(await sitemap()).not.toContain('<lastmod>');
  Object.assign(both, { text: '<p>Alt text</p>' });
  contentService().source.readAnew?.();
  const map = await sitemap();
  const [, changed = ''] = /amandoua<\/loc><lastmod>([^<]+)<\/lastmod>/.exec(map) ?? [];
  expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now());
  expect(map.match(/<lastmod>/g)).toHaveLength(1);
  const { generateMetadata } = await import('@/app/[locale]/stiri/[slug]/page');
  const head = await generateMetadata({ params: Promise.resolve({ locale: 'ro', slug: 'amandoua' }) });
  expect(head.openGraph).toMatchObject({ modifiedTime: changed });
});
