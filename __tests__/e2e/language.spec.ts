import type { Page } from '@playwright/test';
import { languageNames } from '@/components/layout/language-names';
import type { Locale } from '@/lib/i18n/locales';
import { otherLocale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { mainHeading, open } from './support/browse';
import { latestStory, news } from './support/samples';
import { expect, test } from './support/test';
import { say, titleOf, words } from './support/words';

async function choose(page: Page, from: Locale) {
  const to = otherLocale(from);
  const label = say(from)('layout.languageCurrent', { language: languageNames[from] });
  const menu = page.locator('details', { has: page.locator(`summary[aria-label="${label}"]`) });
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: languageNames[to] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', to);
  await expect(page.locator('details[open]')).toHaveCount(0);
}

for (const from of ['ro', 'en'] as const) {
  const to = otherLocale(from);

  test(`from ${from} the same page comes in ${to}, with its query and its hash`, async ({ page }) => {
    const rest = '?culoare=ro%C8%99u#main';
    await open(page, `${href(from, 'shop')}${rest}`);
    await choose(page, from);
    await expect(page).toHaveURL(`${href(to, 'shop')}${rest}`);
    await expect(page).toHaveTitle(titleOf(to, words[to].shop.title));
    await expect(mainHeading(page)).toHaveText(words[to].shop.title);
  });

  test(`the choice of ${to} replaces the address: Back leaves the page`, async ({ context }) => {
    // A page of its own: history ends at fifty entries, and pages are shared by the tests before.
    const page = await context.newPage();
    await open(page, href(from, 'home'));
    await page.getByRole('link', { name: words[from].news.all }).click();
    await expect(page).toHaveURL(href(from, 'news'));
    const length = await page.evaluate(() => history.length);
    await choose(page, from);
    await expect(page).toHaveURL(href(to, 'news'));
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.goBack();
    await expect(page).toHaveURL(href(from, 'home'));
  });

  test(`the choice of ${to} is remembered by a cookie that the browser sets`, async ({ page, context }) => {
    await open(page, href(from, 'shop'));
    expect(await context.cookies()).toEqual([]);
    await choose(page, from);
    expect(await context.cookies()).toMatchObject([
      { name: 'locale', value: to, path: '/', sameSite: 'Lax' },
    ]);
    await page.goto('/');
    await expect(page).toHaveURL(href(to, 'home'));
    await page.goto('/magazin');
    await expect(page).toHaveURL(href(to, 'shop'));
  });
}

test('the focus stays on the language menu, whichever language is chosen', async ({ page }) => {
  const summary = (locale: Locale) =>
    page.locator(
      `summary[aria-label="${say(locale)('layout.languageCurrent', { language: languageNames[locale] })}"]`,
    );
  await open(page, href('ro', 'shop'));
  await summary('ro').press('Enter');
  await page.getByRole('link', { name: languageNames.ro }).press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(0);
  await expect(summary('ro')).toBeFocused();
  await summary('ro').press('Enter');
  await page.getByRole('link', { name: languageNames.en }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(summary('en')).toBeFocused();
});

test('on a phone the focus goes back to the menu button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, href('ro', 'shop'));
  await page.getByRole('button', { name: words.ro.layout.menu, exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: languageNames.en }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: words.en.layout.menu, exact: true })).toBeFocused();
});

test('a story changes with its language, one that is not translated says so', async ({ page }) => {
  const { slug, title } = latestStory('ro');
  await open(page, href('ro', 'news-details', { slug }));
  await expect(mainHeading(page)).toHaveText(title);
  await choose(page, 'ro');
  await expect(mainHeading(page)).toHaveText(news('en').find((item) => item.slug === slug)?.title ?? '');

  const untranslated = news('en').find((item) => (item as { lang?: string }).lang === 'ro');
  await open(page, href('en', 'news-details', { slug: untranslated?.slug ?? '' }));
  await expect(page.getByText(words.en.common.untranslated)).toBeVisible();
  await expect(mainHeading(page)).toHaveAttribute('lang', 'ro');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/ro/stiri/${untranslated?.slug}$`),
  );
});
