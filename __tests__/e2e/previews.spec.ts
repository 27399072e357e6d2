import { href } from '@/lib/routing/routes';
import { locales } from '@/lib/i18n/locales';
import { decoded, readPage } from '@/scripts/found/read-page.mjs';
import { clientOf, logIn, serveDesk } from './support/desk';
import { latestStory } from './support/samples';
import { expect, http as test } from './support/test';
import { words } from './support/words';

const { previews } = words.en.desk;

test('there are no previews without a desk', async ({ request }) => {
  const response = await request.get(`/desk/previews?path=${href('ro', 'home')}`);
  expect(response.status()).toBe(404);
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
});

test('the desk draws a page as each program does, in both languages, from what the site answers', async ({
  playwright,
}) => {
  const site = await serveDesk();
  try {
    const client = await clientOf(playwright, site.url);
    const at = (path: string) => client.get(`/desk/previews?lang=en&path=${encodeURIComponent(path)}`);
    const story = (locale: 'ro' | 'en') => href(locale, 'news-details', { slug: latestStory('ro').slug });
    // What has to be made first may take longer on a busy machine than the desk waits.
    for (const locale of locales) await client.get(story(locale));
    const closed = await at(story('ro'));
    expect(await closed.text()).toContain(words.en.desk.login.passphrase);
    expect((await logIn(client)).status()).toBe(303);

    const response = await at(`${site.url}${story('ro')}?utm_source=x`);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    const html = decoded(await response.text());
    expect(html).not.toContain('<script');
    for (const locale of locales) {
      const page = await client.get(story(locale));
      const { metas, title } = readPage(story(locale), page.status(), await page.text());
      const [said = '', more = '', card = ''] = ['og:title', 'og:description', 'og:image'].map(
        (name) => metas.get(name)?.[0],
      );
      expect(html.split(`>${said}<`).length - 1, locale).toBe(5);
      expect(html, locale).toContain(`>${more}<`);
      expect(html, locale).toContain(`>${title}<`);
      const drawn = html.split(`<img src="${card.replace(site.url, '')}"`).length - 1;
      // Ten where both languages have the same.
      expect(drawn, card).toBeGreaterThanOrEqual(5);
    }
    expect(html.split(previews.good).length - 1).toBe(2);

    const missing = await at(href('ro', 'news-details', { slug: 'nicaieri' }));
    expect(await missing.text()).toContain('(answer 404)');
    for (const path of ['https://example.org/ro', '//example.org/ro', '/desk', '/api/health/live']) {
      const refused = await at(path);
      expect([refused.status(), (await refused.text()).includes(previews.refused)], path).toEqual([
        400,
        true,
      ]);
    }
  } finally {
    await site.stop();
  }
});
