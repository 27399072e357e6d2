import { survey } from '@/scripts/found/survey.mjs';
import { href } from '@/lib/routing/routes';
import { siteAddress } from './support/addresses';
import { expect, http as test } from './support/test';

/** How the site is found and shared, read as programs read it. */

test('every page says what it must to searches, previews and programs, and the site map is all of them', async () => {
  const { indexable, problems, nodes } = await survey(siteAddress);
  expect(problems).toEqual([]);
  expect(indexable.length).toBeGreaterThan(200);
  expect(Object.keys(nodes)).toEqual(
    expect.arrayContaining([
      'NewsArticle',
      'MusicEvent',
      'MusicAlbum',
      'Product',
      'BreadcrumbList',
      'ItemList',
    ]),
  );
});

test('a visitor’s query stays with the visitor', async ({ request }) => {
  const page = href('ro', 'tours');
  const token = 'ZQLEAK7';
  const before = await request.get(page);
  const asked = await request.get(`${page}?email=ana@example.org&t=${token}`);
  const after = await request.get(page);
  expect(await asked.text()).not.toContain(token);
  expect(await after.text()).toBe(await before.text());
});

test('an unknown page is light, stays out of search and names no address', async ({ request }) => {
  for (const path of ['/ro/contct', '/en/contct']) {
    const response = await request.get(path);
    const html = await response.text();
    expect([response.status(), html.length <= 45 * 1024], `${html.length}`).toEqual([404, true]);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toMatch(
      /rel="canonical"|hreflang="(ro|en|x-default)"[^>]*rel="alternate"|property="og:/,
    );
    expect(html).not.toMatch(/<link[^>]+rel="alternate"/);
  }
});

test('names of files that are not there cost a few bytes', async ({ request }) => {
  for (const path of ['/wp-login.php', '/x.y', '/.well-known/nimic', '/art/nimic.webp']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), (await response.body()).length], path).toEqual([404, 4]);
  }
  expect((await request.get('/apple-touch-icon.png')).headers()['content-type']).toBe('image/png');
  for (const name of ['news.ics', 'feed.xml'])
    expect((await request.get(`/ro/evenimente/${name}`)).status(), name).toBe(404);
});
