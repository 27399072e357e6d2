import { locales } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { privateHref, searchedWords } from '@/lib/routing/private';
import { expectAccessible, expectContrast } from './support/axe';
import { open } from './support/browse';
import { latestStory } from './support/samples';
import { expect, http, test } from './support/test';
import { words } from './support/words';

const searchHref = (locale: (typeof locales)[number], query: string) =>
  `${privateHref(locale, 'search')}?${new URLSearchParams({ [searchedWords]: query })}`;

for (const locale of locales) {
  http(
    `${locale}: a search answers one visitor, without scripts, and no cache or engine keeps it`,
    async ({ request }) => {
      const { title, slug } = latestStory(locale);
      const response = await request.get(searchHref(locale, title));
      expect(response.status()).toBe(200);
      expect(response.headers()).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy': expect.stringMatching(/^default-src 'none'(?!.*script)/) as unknown,
      });
      const html = await response.text();
      expect(html).toContain(`href="${href(locale, 'news-details', { slug })}"`);
      expect(html).toMatch(/<meta name="robots" content="noindex/);
      expect(html).not.toContain('<script');
    },
  );

  http(`${locale}: every page leads to the search, and the site map does not`, async ({ request }) => {
    const link = `href="${privateHref(locale, 'search')}"`;
    expect(await (await request.get(href(locale, 'shop'))).text()).toContain(link);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(privateHref(locale, 'search'));
  });

  http(`${locale}: an address with a slip of the pen is offered the page it means`, async ({ request }) => {
    const { slug } = latestStory(locale);
    // A missing page does not wait for the first index.
    await request.get(searchHref(locale, slug));
    for (const [wrong, meant] of [
      [`/${locale}/kontact`, href(locale, 'contact')],
      [
        href(locale, 'news-details', { slug: `${slug.slice(0, -1)}` }),
        href(locale, 'news-details', { slug }),
      ],
    ] as const) {
      const response = await request.get(wrong);
      const html = await response.text();
      expect(response.status(), wrong).toBe(404);
      expect(html.split('id="near"')[1]?.split('</nav>')[0], wrong).toContain(`href="${meant}"`);
    }
    expect(await (await request.get(`/${locale}/nimic`)).text()).not.toContain('id="near"');
  });
}

http('hostile words come back as text', async ({ request }) => {
  for (const query of [
    '"><script>alert(1)</script>',
    '\u202e{query}',
    'a'.repeat(5_000),
    '%00%ff',
    'ț'.repeat(200),
  ]) {
    const response = await request.get(searchHref('ro', query));
    expect(response.status()).toBe(200);
    expect(await response.text()).not.toContain('<script');
  }
  const bare = await request.get(`${privateHref('ro', 'search')}?q=%E0%A4%A&q=2&x[]=1`);
  expect(bare.status()).toBe(200);
  expect((await request.post(privateHref('ro', 'search'), { form: { q: 'x' } })).status()).toBe(405);
});

test('from the header to a result, on a phone', async ({ page }) => {
  const t = words.ro;
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, href('ro', 'home'));
  await page.getByRole('link', { name: t.layout.search }).click();
  await page.getByRole('searchbox', { name: t.search.label }).fill('tuica');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searchHref('ro', 'tuica'));
  const results = page.getByRole('listitem').filter({ hasText: t.search.kinds.page });
  await expect(results).not.toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, 'search, dark');
  await results.first().getByRole('link').click();
  await expect(page).toHaveURL(href('ro', 'history-section', { section: 'clothing' }));
});
