import sharp from 'sharp';
import { serve } from '@/scripts/serve.mjs';
import { decoded } from '@/scripts/found/read-page.mjs';
import { locales } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { ApiHost } from '@/scripts/sample-api/api-host';
import { revalidateSecret } from './support/addresses';
import { expect, http as test } from './support/test';

/** Share cards. A server of their own: only so many new ones are drawn a minute. */
let site: Awaited<ReturnType<typeof serve>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  site = await serve();
});
test.afterAll(() => site.stop());

const pageOf = async (path: string, on = site) => (await fetch(on.url + path)).text();
const meta = (html: string, name: string) =>
  decoded(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
const cardOf = async (path: string, on = site) => meta(await pageOf(path, on), 'og:image');

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

test('an event cancelled at the host has another card in both languages; the old address says so too', async () => {
  let status = 'scheduled';
  const host = new ApiHost({
    edit: (items, name) =>
      name === 'events'
        ? items.map((item) => (item['id'] === 28 ? { ...item, status, thumbnail: '/media/none.webp' } : item))
        : items,
  });
  await host.start();
  const onHost = await serve({ API_URL: host.url, REVALIDATE_SECRET: revalidateSecret });
  try {
    const paths = locales.map((locale) => href(locale, 'event', { type: 'news', event: '28' }));
    const read = () => Promise.all(paths.map(async (path) => ask(await cardOf(path, onHost))));
    const addresses = await Promise.all(paths.map((path) => cardOf(path, onHost)));
    const before = await read();
    // The host has no such picture, which may come back.
    for (const card of before)
      expect([card.status, card.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);

    status = 'cancelled';
    const headers = { authorization: `Bearer ${revalidateSecret}` };
    const told = await fetch(`${onHost.url}/api/revalidate`, { method: 'POST', headers });
    expect(told.status).toBe(200);
    for (const [index, path] of paths.entries()) {
      const html = await pageOf(path, onHost);
      expect(meta(html, 'og:image:alt')).toMatch(/^(Anulat|Cancelled)\. /);
      const address = meta(html, 'og:image');
      expect(address).not.toBe(addresses[index]);
      const [now, old] = [await ask(address), await ask(addresses[index] ?? '')];
      expect([now.status, old.status]).toEqual([200, 200]);
      expect(now.bytes.equals(before[index]?.bytes ?? Buffer.alloc(0))).toBe(false);
      expect(old.bytes.equals(now.bytes)).toBe(true);
    }
  } finally {
    await onHost.stop();
    await host.stop();
  }
});
