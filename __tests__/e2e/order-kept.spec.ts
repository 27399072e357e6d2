import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { anotherLocale } from '../support/locales';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/i18n/money';
import { href } from '@/lib/routing/routes';
import { hydrated, open } from './support/browse';
import { product } from './support/samples';
import {
  fillCart,
  fillForm,
  nameFor,
  purchase,
  shopOf,
  stepTakenBack,
  storedCart,
  visitor,
} from './support/shop';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { words } from './support/words';

/** Follows the language link as a visitor does, also where a dialog stands in front of it. */
async function changeLanguage(page: Page, to: Locale) {
  await page.locator(`header a[hreflang="${to}"]`).first().dispatchEvent('click', { button: 0 });
  await expect(page.locator('html')).toHaveAttribute('lang', to);
}

for (const locale of locales) {
  const other = anotherLocale(locale);

  test(`${locale}: a change of language keeps the order open and what was typed, but no consent`, async ({
    page,
  }, info) => {
    const shop = await fillCart(page, locale, [5]);
    await fillForm(shop, nameFor(info));
    await shop.pickup.check();
    await changeLanguage(page, other);
    const changed = shopOf(page, other);
    await expect(changed.order).toBeVisible();
    await expect(changed.name).toHaveValue(nameFor(info));
    await expect(changed.phone).toHaveValue(visitor.phone);
    await expect(changed.address).toHaveValue(visitor.address);
    await expect(changed.pickup).toBeChecked();
    await expect(changed.agreed).not.toBeChecked();
    await changed.agreed.check();
    await changed.submit.click();
    await expect(changed.thanks).toBeVisible();
  });

  test(`${locale}: Back closes the order and stays on the page`, async ({ page }) => {
    await open(page, href(locale, 'contact'));
    const shop = await fillCart(page, locale, [5]);
    await shop.name.fill('Ștefania');
    await page.goBack();
    await expect(shop.order).toBeHidden();
    await expect(page).toHaveURL(href(locale, 'shop'));
    await shop.cart.click();
    await expect(shop.name).toHaveValue('Ștefania');
    await page.keyboard.press('Escape');
    await expect(shop.order).toBeHidden();
    await stepTakenBack(page);
    await page.goBack();
    await expect(page).toHaveURL(href(locale, 'contact'));
  });
}

test('the link of an empty cart leads to the shop, and Back from there to the page before', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('choir-cart', '[{"id":5,"quantity":1}]'));
  await open(page, href('ro', 'contact'));
  const shop = shopOf(page, 'ro');
  await shop.cart.click();
  await shop.remove(5).click();
  await shop.alert.getByRole('link', { name: words.ro.checkout.toShop }).click();
  await expect(page).toHaveURL(href('ro', 'shop'));
  await expect(shop.order).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(href('ro', 'contact'));
});

test('the hundredth piece is refused aloud', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('choir-cart', '[{"id":5,"quantity":99}]'));
  await open(page, href('en', 'shop'));
  const shop = shopOf(page, 'en');
  await expect(shop.cart).toContainText('99');
  await shop.buy(5).click();
  const refusal = page.getByRole('dialog', { name: words.en.shop.added.fullTitle });
  await expect(refusal.getByRole('status')).toContainText(`99 copies`);
  await expect(refusal.getByRole('status')).toContainText(product(5).title.en);
  await expect(shop.cart).toContainText('99');
  await shop.finish.click();
  const { summary } = words.en.checkout;
  const title = product(5).title.en;
  const more = shop.order.getByRole('button', { name: summary.more.replace('{title}', title) });
  const count = shop.order.getByLabel(summary.quantity.replace('{title}', title));
  await more.click();
  await expect(shop.order.getByText('at most 99 copies')).toBeVisible();
  await expect(count).toHaveValue('99');
  await count.fill('3');
  await expect(shop.cart).toContainText('3');
  await expect(shop.order.getByText(formatMoney(3 * product(5).priceMinor, 'en'))).not.toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 740 });
  await expectAccessible(page);
});

test('a second tab without locks does not double the cart of an order that fails', async ({
  page,
  context,
  problems,
}, info) => {
  problems.expect(/status of 503/);
  // As where the site is served without TLS.
  await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'locks'));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(purchase, async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { error: 'unavailable' } });
  });
  const shop = await fillCart(page, 'ro', [5, 1]);
  await fillForm(shop, nameFor(info));
  const before = '[{"id":5,"quantity":1},{"id":1,"quantity":1}]';
  expect(await storedCart(page)).toBe(before);
  await shop.submit.click();
  await expect(shop.order.getByText(words.ro.checkout.sending)).toBeVisible();
  const second = await context.newPage();
  await second.goto(href('ro', 'shop'));
  await hydrated(second);
  expect(await storedCart(second)).toBeNull();
  release();
  await expect(shop.alert).toBeVisible();
  await expect(shopOf(second, 'ro').cart).toContainText('2');
  expect(await storedCart(second)).toBe(before);
});
