import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { aboutMenu, navbar, placeHref } from '@/lib/routing/navigation';
import type { PlaceKey } from '@/lib/routing/navigation';
import { site } from '@/content/site';
import { mainHeading, open } from './support/browse';
import { expect, test } from './support/test';
import { facts, say, titleOf, words } from './support/words';

const label = (locale: Locale, key: PlaceKey) => say(locale)(`layout.pages.${key}`, facts);

async function go(page: Page, locale: Locale, key: PlaceKey) {
  const nav = page.getByRole('navigation', { name: words[locale].layout.mainNav });
  if (aboutMenu.places.includes(key))
    await nav.getByText(words[locale].layout.groups.about, { exact: true }).click();
  await nav.getByRole('link', { name: label(locale, key), exact: true }).click();
  await expect(page).toHaveURL(placeHref(locale, key));
}

/** A marker that only a new document removes. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
const sameDocument = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-same');

for (const locale of locales) {
  test(`${locale}: every place of the menu opens in the page, with its own title and the focus on its heading`, async ({
    page,
  }) => {
    await open(page, placeHref(locale, 'home'));
    await mark(page);
    const titles = new Set([await page.title()]);
    for (const key of [...aboutMenu.places, ...navbar]) {
      await go(page, locale, key);
      await expect(mainHeading(page)).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(` \\| ${site.name[locale]}$`));
      titles.add(await page.title());
      await expect(page.locator('main')).not.toContainText(words[locale].meta404.text);
    }
    expect(titles.size).toBe(1 + aboutMenu.places.length + navbar.length);
    await sameDocument(page);
  });

  test(`${locale}: the menu marks where the visitor is`, async ({ page }) => {
    await open(page, placeHref(locale, 'home'));
    await go(page, locale, 'shop');
    const nav = page.getByRole('navigation', { name: words[locale].layout.mainNav });
    await expect(nav.locator('[aria-current=page]')).toHaveText(label(locale, 'shop'));
    await go(page, locale, 'history');
    await expect(nav.locator('summary[data-current]')).toHaveText(words[locale].layout.groups.about);
    await expect(nav.locator('details[open]')).toHaveCount(0);
  });

  test(`${locale}: after three navigations there is still one of each tag`, async ({ page }) => {
    await open(page, placeHref(locale, 'news'));
    for (const key of ['events', 'shop', 'history'] as const) await go(page, locale, key);
    await expect(mainHeading(page)).toHaveText(words[locale].history.history);
    for (const tag of [
      'title',
      'meta[name=description]',
      'link[rel=canonical]',
      'meta[property="og:title"]',
    ]) {
      await expect(page.locator(tag)).toHaveCount(1);
    }
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${placeHref(locale, 'history')}$`),
    );
    await expect(page.locator('link[hreflang]')).toHaveCount(3);
  });

  test(`${locale}: Back and Forward bring pages and titles back, the logo leads home`, async ({ page }) => {
    await open(page, placeHref(locale, 'home'));
    await go(page, locale, 'shop');
    await expect(page).toHaveTitle(titleOf(locale, words[locale].shop.title));
    await page.goBack();
    await expect(page).toHaveTitle(titleOf(locale));
    await page.goForward();
    await expect(page).toHaveTitle(titleOf(locale, words[locale].shop.title));
    const name = `${site.shortName}, ${site.strapline[locale]}`;
    await page.getByRole('link', { name: say(locale)('layout.homeLink', { name }) }).click();
    await expect(page).toHaveURL(placeHref(locale, 'home'));
    await expect(mainHeading(page)).toBeFocused();
  });

  test(`${locale}: the phone's index opens, leads on and closes`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, placeHref(locale, 'home'));
    const index = page.getByRole('dialog', { name: words[locale].layout.contents });
    await expect(index).toBeHidden();
    await page.getByRole('button', { name: words[locale].layout.menu, exact: true }).click();
    await index.getByRole('link', { name: label(locale, 'shop'), exact: true }).click();
    await expect(page).toHaveURL(placeHref(locale, 'shop'));
    await expect(index).toBeHidden();
    await expect(mainHeading(page)).toBeFocused();
    await page.getByRole('button', { name: words[locale].layout.menu, exact: true }).click();
    await index.getByRole('button', { name: words[locale].layout.closeMenu }).click();
    await expect(index).toBeHidden();
  });

  test(`${locale}: the menus close when the page's own link is chosen`, async ({ page }) => {
    await open(page, placeHref(locale, 'history'));
    const nav = page.getByRole('navigation', { name: words[locale].layout.mainNav });
    await go(page, locale, 'history');
    await expect(nav.locator('details[open]')).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    const index = page.getByRole('dialog', { name: words[locale].layout.contents });
    await page.getByRole('button', { name: words[locale].layout.menu, exact: true }).click();
    await index.getByRole('link', { name: label(locale, 'history'), exact: true }).click();
    await expect(index).toBeHidden();
    await expect(page).toHaveURL(placeHref(locale, 'history'));
  });
}
