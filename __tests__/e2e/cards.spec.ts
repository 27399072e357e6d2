import sharp from 'sharp';
import { serve } from '@/scripts/serve.mjs';
import { decoded } from '@/scripts/found/read-page.mjs';
import { locales } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { expect, http as test } from './support/test';

/** Share cards. A server of their own: only so many new ones are drawn a minute. */
let site: Awaited<ReturnType<typeof serve>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  site = await serve();
});
test.afterAll(() => site.stop());

const pageOf = async (path: string) => (await fetch(site.url + path)).text();
const meta = (html: string, name: string) =>
  decoded(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
const cardOf = async (path: string) => meta(await pageOf(path), 'og:image');

async function ask(address: string) {
  const response = await fetch(address);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

test('every kind of page has a card of its own in each language, for ever under its address', async () => {
  test.slow();
  const seen = new Set<string>();
  const pages = [
    href('ro', 'home'),
    href('ro', 'contact'),
    href('ro', 'news'),
    ...['stiri', 'magazin', 'programe-sala', 'evenimente/news', 'media'].map((list) => `/ro/${list}`),
  ];
  const listed = await pageOf('/sitemap.xml');
  for (const list of pages.slice(3)) {
    const [, found] = new RegExp(`<loc>${site.url}(${list}/[^<]+)</loc>`).exec(listed) ?? [];
    if (found) pages.push(decoded(found));
  }
  for (const page of [...new Set(pages)])
    for (const locale of locales) {
      const path = page.replace(/^\/ro/, `/${locale}`);
      const html = await pageOf(path);
      const address = meta(html, 'og:image');
      expect(address.startsWith(`${site.url}/cards/`), path).toBe(true);
      expect(meta(html, 'og:image:alt'), path).not.toBe('');
      const { status, headers, bytes } = await ask(address);
      expect([status, headers.get('content-type')], path).toEqual([200, 'image/jpeg']);
      expect(headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const { width, height, isProgressive } = await sharp(bytes).metadata();
      expect({ width, height, isProgressive }).toEqual({ width: 1200, height: 630, isProgressive: true });
      expect(bytes.length, path).toBeLessThanOrEqual(100_000);
      seen.add(bytes.toString('base64'));
    }
  expect(seen.size).toBe(new Set(pages).size * locales.length);
});

test('under another hash there is the present card, for a short time', async () => {
  const address = await cardOf(href('ro', 'contact'));
  const old = await ask(address.replace(/\/cards\/[0-9a-f]{16}\//, '/cards/0000000000000000/'));
  expect([old.status, old.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
  expect(old.bytes.equals((await ask(address)).bytes)).toBe(true);
});

test('what is no page has no card', async () => {
  const hash = '0000000000000000';
  // The first page that is none waits for the index of those that are.
  await pageOf('/ro/nimic');
  for (const path of [
    `/cards/${hash}/ro/nimic.jpg`,
    `/cards/${hash}/ro/comanda.jpg`,
    `/cards/${hash}/de.jpg`,
    `/cards/${hash}/ro.png`,
    '/cards/x/ro.jpg',
    '/cards/ro.jpg',
  ])
    expect((await ask(site.url + path)).status, path).toBe(404);
});
