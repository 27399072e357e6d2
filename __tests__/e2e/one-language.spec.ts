import { href } from '@/lib/routing/routes';
import { ApiHost } from '@/scripts/sample-api/api-host';
import { localeTable } from '@/lib/i18n/locales';
import { mainHeading } from './support/browse';
import { latestStory } from './support/samples';
import { expect, test } from './support/test';
import { titleOf, words } from './support/words';
import { serve } from '../../scripts/serve.mjs';

const { slug, title } = latestStory('ro');
const host = new ApiHost({
  edit: (items, name, locale) =>
    name === 'news' && locale === 'en' ? items.filter((item) => item.slug !== slug) : items,
});
let site: Awaited<ReturnType<typeof serve>>;

test.beforeAll(async () => {
  await host.start();
  site = await serve({ API_URL: host.url, API_TIMEOUT_MS: '30000' });
});

test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

test('from a story in one language the menu leads to the list in the other, and says so', async ({
  page,
  request,
}) => {
  const story = href('ro', 'news-details', { slug });
  const html = await (await request.get(site.url + story)).text();
  const menu = `${localeTable.en.name}: ${words.en.layout.pages.news}`;
  expect(html.includes(`href="${href('en', 'news-details', { slug })}"`)).toBe(false);
  expect(html.match(new RegExp(`<a href="${href('en', 'news')}" lang="en"`, 'g'))).toHaveLength(2);

  const dropdown = page.locator('header nav details', { has: page.locator('a[lang=en]') });
  const way = dropdown.locator('a[lang=en]');
  await page.goto(site.url + href('ro', 'news'));
  await page.getByRole('link', { name: title, exact: true }).first().click();
  await expect(mainHeading(page)).toHaveText(title);
  await expect(way).toHaveText(menu);
  await page.getByRole('link', { name: words.ro.layout.pages.contact, exact: true }).first().click();
  await expect(page).toHaveTitle(titleOf('ro', words.ro.layout.pages.contact));
  await expect(way).toHaveAttribute('href', href('en', 'contact'));
  await page.goBack();
  await expect(way).toHaveText(menu);
  await dropdown.locator('summary').click();
  await way.click();
  await expect(page).toHaveURL(site.url + href('en', 'news'));
  await expect(mainHeading(page)).toHaveText(words.en.news.title);
});
