import { locales } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { expectAccessible } from './support/axe';
import { open } from './support/browse';
import { pagesOf } from './support/pages';
import { expectReadable, narrow, phone, wide } from './support/reading';
import { inStock, product } from './support/samples';
import { fillCart, shopOf } from './support/shop';
import { unseenStops } from './support/stops';
import { expect, test } from './support/test';
import { words } from './support/words';

/** What readers set for themselves, where something is open over the page, and the keyboard alone; every-page.spec.ts has the rest. */
for (const locale of locales) {
  test(`${locale}: product, cart and order lose no word at 320 px, with text spacing, or at twice the size`, async ({
    page,
  }) => {
    const shop = shopOf(page, locale);
    await open(page, href(locale, 'shop'));
    await shop.link(inStock.first).click();
    const detail = page.getByRole('dialog', { name: product(inStock.first).title[locale] });
    await expect(detail.getByRole('button', { name: words[locale].shop.buy })).toBeVisible();
    await expectReadable(page);
    await detail.getByRole('button', { name: words[locale].shop.buy }).click();
    await expect(shop.finish).toBeVisible();
    await expectReadable(page);
    await shop.finish.click();
    await shop.submit.click();
    await expect(shop.order.locator('[aria-invalid]')).toHaveCount(4);
    await expectReadable(page);
  });
}

test('the phone’s index loses no word with large text', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, href('ro', 'home'));
  await page.getByRole('button', { name: words.ro.layout.menu, exact: true }).click();
  await expect(page.getByRole('dialog', { name: words.ro.layout.contents })).toBeVisible();
  await expectReadable(page);
});

test.describe('with the reader’s own colours', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${colorScheme}: the order with errors breaks no rule of axe`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      const shop = await fillCart(page, 'ro', [inStock.first]);
      await shop.submit.click();
      await expect(shop.order.locator('[aria-invalid]')).toHaveCount(4);
      // axe goes by the background that the page asks for, not by what the browser paints.
      await expectAccessible(page, 'order', ['color-contrast']);
    });
  }

  test('fields and buttons have an edge, choices are the browser’s own', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const shop = await fillCart(page, 'en', [inStock.first]);
    for (const control of [shop.submit, shop.name, shop.address, shop.invoice])
      await expect(control).not.toHaveCSS('border-top-width', '0px');
    for (const choice of [shop.pickup, shop.transfer, shop.agreed])
      await expect(choice).toHaveCSS('appearance', 'auto');
  });
});

test.describe('by keyboard', () => {
  for (const name of [
    'home',
    'shop',
    'product',
    'setlists',
    'members',
    'gallery',
    'event',
    'contact',
    'sound',
  ])
    for (const [size, forcedColors] of [
      [narrow, 'none'],
      [wide, 'active'],
    ] as const) {
      test(`${name}, ${size.width} px: every stop is seen, and nothing covers it`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
        await open(page, pagesOf('ro')[name] ?? '');
        const { stops, unseen } = await unseenStops(page);
        expect(stops).toBeGreaterThan(10);
        expect(unseen).toEqual([]);
      });
    }

  test('every stop of the order with its errors is seen', async ({ page }) => {
    const shop = await fillCart(page, 'ro', [inStock.first, inStock.second]);
    await shop.submit.click();
    await expect(shop.order.locator('[aria-invalid]')).toHaveCount(4);
    const { unseen } = await unseenStops(page);
    expect(unseen).toEqual([]);
  });
});
