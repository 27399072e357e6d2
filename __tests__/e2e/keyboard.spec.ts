import type { Locator, Page } from '@playwright/test';
import { localeTable, locales } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { open } from './support/browse';
import { inStock, product } from './support/samples';
import { fillCart, shopOf, stepTakenBack } from './support/shop';
import { expect, test } from './support/test';
import { say, words } from './support/words';

const press = async (page: Page, key: string, times = 1) => {
  for (let index = 0; index < times; index += 1) await page.keyboard.press(key);
};

/** Where the focus is: in the dialog, or outside the page (the browser's own bars come between last and first). */
const focusIn = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const focused = document.activeElement;
    return focused === document.body ? 'browser' : element.contains(focused) ? 'dialog' : 'page';
  });

/** Tab cycles inside the dialog, forwards and backwards. */
async function expectTrap(page: Page, dialog: Locator) {
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<string>();
    for (let index = 0; index < 40; index += 1) {
      await page.keyboard.press(key);
      seen.add(await focusIn(dialog));
    }
    expect([...seen]).not.toContain('page');
    expect([...seen]).toContain('dialog');
  }
}

for (const locale of locales) {
  const { layout, shop: names, cart } = words[locale];

  test(`${locale}: the first stop of the keyboard skips to the content`, async ({ page }) => {
    await open(page, href(locale, 'news'));
    await press(page, 'Tab');
    const skip = page.getByRole('link', { name: layout.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await press(page, 'Enter');
    await expect(page).toHaveURL(/#main$/);
    await press(page, 'Tab');
    expect(await focusIn(page.getByRole('main'))).toBe('dialog');
  });

  test(`${locale}: menus open on Enter, close on Escape and when they are left`, async ({ page }) => {
    await open(page, href(locale, 'home'));
    const nav = page.getByRole('navigation', { name: layout.mainNav });
    const language = say(locale)('layout.languageCurrent', { language: localeTable[locale].name });
    for (const opener of [page.getByText(layout.groups.about, { exact: true }), page.getByLabel(language)]) {
      const menu = nav.locator('details', { has: opener });
      const summary = menu.locator('summary');
      const [first, last] = [menu.getByRole('link').first(), menu.getByRole('link').last()];
      await summary.focus();
      await press(page, 'Enter');
      await expect(first).toBeVisible();
      await press(page, 'Tab');
      await expect(first).toBeFocused();
      await press(page, 'Escape');
      await expect(first).toBeHidden();
      await expect(summary).toBeFocused();

      await press(page, 'Space');
      await last.focus();
      await press(page, 'Tab');
      await expect(last).toBeHidden();
    }
  });

  test(`${locale}: the phone’s index keeps to itself and gives the focus back`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, href(locale, 'home'));
    const button = page.getByRole('button', { name: layout.menu, exact: true });
    const index = page.getByRole('dialog', { name: layout.contents });
    await button.focus();
    await press(page, 'Enter');
    await press(page, 'Tab');
    await expect(index.getByRole('button', { name: layout.closeMenu })).toBeFocused();
    await press(page, 'Escape');
    await expect(index).toBeHidden();
    await expect(button).toBeFocused();
  });

  test(`${locale}: a product’s dialog holds the focus and returns it`, async ({ page }) => {
    const shop = shopOf(page, locale);
    await open(page, href(locale, 'shop'));
    await shop.link(inStock.second).focus();
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog', { name: product(inStock.second).title[locale] });
    await expect(dialog.getByRole('button', { name: names.buy })).toBeVisible();
    expect(await focusIn(dialog)).toBe('dialog');
    await expectTrap(page, dialog);
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(shop.link(inStock.second)).toBeFocused();
  });

  test(`${locale}: something is bought and the order opened without a mouse`, async ({ page }) => {
    const shop = shopOf(page, locale);
    await open(page, href(locale, 'shop'));
    await shop.buy(inStock.second).focus();
    await press(page, 'Enter');
    await expect(shop.finish).toBeFocused();
    await press(page, 'Tab');
    await expect(shop.goOn).toBeFocused();
    await press(page, 'Enter');
    await expect(shop.added).toBeHidden();
    await expect(shop.buy(inStock.second)).toBeFocused();
    await shop.cart.focus();
    await press(page, 'Enter');
    await expect(shop.name).toBeVisible();
    await expectTrap(page, shop.order);
    await shop.name.fill('Ana');
    await press(page, 'Escape');
    await expect(shop.order).toBeHidden();
    await expect(shop.cart).toBeFocused();
    await stepTakenBack(page);
    await press(page, 'Enter');
    await expect(shop.name).toHaveValue('Ana');
    await shop.order.getByRole('button', { name: cart.close, exact: true }).press('Enter');
    await expect(shop.cart).toBeFocused();
  });
}

test('the order form is filled in by Tab and arrows alone', async ({ page }) => {
  const shop = await fillCart(page, 'ro', [inStock.second]);
  await shop.name.focus();
  for (const text of ['Ana', '0700 000 010', 'Strada 1', '']) {
    await page.keyboard.type(text);
    await press(page, 'Tab');
  }
  await press(page, 'ArrowDown');
  await expect(shop.pickup).toBeChecked();
  await press(page, 'Tab');
  await press(page, 'ArrowDown');
  await expect(shop.transfer).toBeChecked();
  // The link to the privacy notice comes before the consents.
  for (let stop = 0; stop < 2; stop += 1) await press(page, 'Tab');
  await press(page, 'Space');
  await expect(shop.agreed).toBeChecked();
  await expect(shop.name).toHaveValue('Ana');
});
