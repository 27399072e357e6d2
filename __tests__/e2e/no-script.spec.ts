import { groupOf } from '@/components/shop/groups';
import { products } from '@/lib/shop/products';
import type { Page } from '@playwright/test';
import { localeTable, locales } from '@/lib/i18n/locales';
import { anotherLocale } from '../support/locales';
import { placeHref } from '@/lib/routing/navigation';
import { orderedProduct, privateHref } from '@/lib/routing/private';
import { mainHeading } from './support/browse';
import { ordersOf } from './support/journal';
import { placeKeys } from './support/pages';
import { song, songs } from './support/player';
import { inStock, latestStory, news, preorder, product, productHref } from './support/samples';
import { nameFor, preorderedFrom, visitor } from './support/shop';
import { expect, test } from './support/test';
import { say, words } from './support/words';

test.use({ javaScriptEnabled: false });

/** Text locators skip the content of noscript elements. */
const said = (page: Page) => page.locator('main noscript > p');

for (const locale of locales) {
  const { layout, player, shop, cart, checkout, testimonials } = words[locale];

  test(`${locale} without scripts: home shows all, every song has the browser’s own controls`, async ({
    page,
  }) => {
    await page.goto(placeHref(locale, 'home'));
    const main = page.getByRole('main');
    await expect(mainHeading(page)).toBeVisible();
    await expect(said(page)).toHaveText(player.noScript);
    await expect(said(page)).toBeVisible();
    const players = main.locator('audio[controls]');
    await expect(players).toHaveCount(songs.length);
    await expect(players.first()).toHaveAttribute('src', song(0).file);
    await expect(main.getByRole('button', { name: player.play })).toHaveCount(0);
    await expect(
      main.getByRole('group', { name: testimonials.region }).getByRole('listitem').first(),
    ).toBeVisible();
    await expect(main.getByRole('heading', { name: latestStory(locale).title })).toBeVisible();
    await expect(page.getByRole('button', { name: cart.button })).toHaveCount(0);
    await expect(page.getByRole('status').filter({ visible: true })).toHaveCount(0);
  });

  test(`${locale} without scripts: the menu opens and leads on, the language is a link`, async ({ page }) => {
    await page.goto(placeHref(locale, 'home'));
    const nav = page.getByRole('navigation', { name: layout.mainNav });
    await nav.getByText(layout.groups.about, { exact: true }).click();
    await nav.getByRole('link', { name: layout.pages.history, exact: true }).click();
    await expect(page).toHaveURL(placeHref(locale, 'history'));
    await expect(mainHeading(page)).toHaveText(words[locale].history.history);

    const other = anotherLocale(locale);
    await page
      .getByLabel(say(locale)('layout.languageCurrent', { language: localeTable[locale].name }))
      .click();
    await nav.getByRole('link', { name: localeTable[other].name }).click();
    await expect(page).toHaveURL(placeHref(other, 'history'));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });

  test(`${locale} without scripts: the phone’s index opens and closes`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(placeHref(locale, 'home'));
    await page.getByRole('button', { name: layout.menu, exact: true }).click();
    const index = page.getByRole('dialog', { name: layout.contents });
    await expect(index.getByRole('link', { name: layout.pages.contact, exact: true })).toBeVisible();
    await index.getByRole('button', { name: layout.closeMenu }).click();
    await expect(index).toBeHidden();
  });

  test(`${locale} without scripts: stories can be found and read`, async ({ page }) => {
    await page.goto(placeHref(locale, 'news'));
    const { title } = latestStory(locale);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(news(locale).length);
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(mainHeading(page)).toHaveText(title);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(600);
  });

  test(`${locale} without scripts: the shop can be read, filtered and ordered from`, async ({
    page,
    problems,
  }, info) => {
    await page.goto(placeHref(locale, 'shop'));
    const group = groupOf[product(inStock.first).kind];
    const shown = page.getByRole('list', { name: shop.products }).locator('li:visible');
    await expect(shown).toHaveCount(products().length);
    await page.getByRole('group', { name: shop.show }).getByText(shop.groups[group]).click();
    await expect(shown).toHaveCount(products().filter(({ kind }) => groupOf[kind] === group).length);
    await page.getByRole('link', { name: product(inStock.first).title[locale], exact: true }).click();
    await expect(mainHeading(page)).toHaveText(product(inStock.first).title[locale]);
    await expect(page.getByRole('heading', { name: shop.detail.playlist })).toBeVisible();

    await page.getByRole('button', { name: shop.buy }).click();
    await expect(page).toHaveURL(`${privateHref(locale, 'order')}?${orderedProduct}=${inStock.first}`);
    await page.setViewportSize({ width: 360, height: 740 });
    const send = page.getByRole('button', { name: checkout.submit });
    problems.expect(/status of 400/);
    await page.getByLabel(product(inStock.first).title[locale]).fill('2');
    await send.click();
    await expect(page.getByRole('alert')).toContainText(checkout.problems.fields.name);
    await expect(page.getByLabel(checkout.fields.name, { exact: true })).toBeFocused();
    await page.getByLabel(checkout.fields.name, { exact: true }).fill(nameFor(info));
    await page.getByLabel(checkout.fields.phone, { exact: true }).fill(visitor.phone);
    await page.getByLabel(checkout.fields.delivery_address, { exact: true }).fill(visitor.address);
    await page.getByLabel(checkout.fields.agreed.split('<')[0] ?? '').check();
    await send.click();
    const [taken] = await ordersOf(nameFor(info));
    await expect(page).toHaveURL(privateHref(locale, 'slip', { key: String(taken?.['slip_key']) }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(taken?.['reference']));
    await page.reload();
    expect(await ordersOf(nameFor(info))).toMatchObject([
      { total_minor: 2 * product(inStock.first).priceMinor },
    ]);
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

    await page.goto(productHref(locale, preorder));
    await page.getByRole('button', { name: shop.buy }).click();
    await expect(page.getByText(checkout.payments.preorder)).toBeVisible();
    await expect(page.getByLabel(checkout.payments.cash, { exact: true })).toBeDisabled();
    await page.getByText(shop.guarantee.summary).click();
    await expect(page.getByText(shop.guarantee.protection)).toBeVisible();
    await page.getByLabel(checkout.fields.name, { exact: true }).fill(`${nameFor(info)} 2`);
    await page.getByLabel(checkout.fields.phone, { exact: true }).fill(visitor.phone);
    await page.getByLabel(checkout.fields.delivery_address, { exact: true }).fill(visitor.address);
    await page.getByLabel(checkout.fields.agreed.split('<')[0] ?? '').check();
    await send.click();
    await expect(page.getByText(preorderedFrom(locale))).toBeVisible();
    expect(await ordersOf(`${nameFor(info)} 2`)).toMatchObject([{ payment: 2, lines: [{ item: preorder }] }]);
  });
}

test('without scripts every page of the index says something of its own', async ({ page }) => {
  for (const key of placeKeys) {
    await page.goto(placeHref('ro', key));
    expect((await page.getByRole('main').innerText()).length, key).toBeGreaterThan(200);
  }
});
