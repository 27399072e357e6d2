import { locales } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { expectAccessible } from './support/axe';
import { open } from './support/browse';
import { playerOf, dockOf } from './support/player';
import { inStock, product } from './support/samples';
import { fillCart, fillForm, nameFor, shopOf } from './support/shop';
import { expect, test } from './support/test';
import { words } from './support/words';

/** No rule of axe is broken by what opens over a page. */
for (const [locale, viewport, colorScheme] of [
  ['ro', { width: 320, height: 720 }, 'light'],
  ['en', { width: 1280, height: 900 }, 'dark'],
] as const) {
  test.describe(`${locale}, ${viewport.width} px, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme });

    test('the dialogs of a product, of what was bought, and of the order with its errors and its thanks', async ({
      page,
    }, info) => {
      const shop = shopOf(page, locale);
      await open(page, href(locale, 'shop'));
      await shop.link(inStock.first).click();
      const detail = page.getByRole('dialog', { name: product(inStock.first).title[locale] });
      await expect(detail.getByRole('heading', { name: words[locale].shop.detail.playlist })).toBeVisible();
      await expectAccessible(page, 'product');
      await detail.getByRole('button', { name: words[locale].shop.buy }).click();
      await expect(shop.added).toBeVisible();
      await expectAccessible(page, 'added');
      await shop.finish.click();
      await expect(shop.name).toBeVisible();
      await expectAccessible(page, 'order');
      await shop.submit.click();
      await expect(shop.order.locator('[aria-invalid]')).toHaveCount(4);
      await expectAccessible(page, 'order with errors');
      expect(await shop.order.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
      await fillForm(shop, nameFor(info));
      await shop.submit.click();
      await expect(shop.thanks).toBeVisible();
      await expectAccessible(page, 'thanks');
    });

    test('the order that failed, and the emptied cart', async ({ page, problems }, info) => {
      problems.expect(/status of 500/);
      await page.route('**/api/shop/purchase/**', (route) => route.fulfill({ status: 500 }));
      const shop = await fillCart(page, locale, [inStock.second]);
      await fillForm(shop, nameFor(info));
      await shop.submit.click();
      await expect(shop.alert).toBeVisible();
      await expectAccessible(page, 'failure');
      await shop.remove(inStock.second).click();
      await expect(shop.alert).toContainText(words[locale].checkout.empty);
      await expectAccessible(page, 'empty cart');
    });

    test('the player and its dock while a song plays', async ({ page }) => {
      await open(page, href(locale, 'home'));
      await playerOf(page, locale).play.click();
      await expect(playerOf(page, locale).pause).toBeVisible();
      await expectAccessible(page, 'player');
      await page.getByRole('link', { name: words[locale].news.all }).click();
      await expect(dockOf(page, locale)).toBeVisible();
      await expectAccessible(page, 'dock');
    });
  });
}

for (const locale of locales) {
  test(`${locale}: the open menus, wide and on the phone`, async ({ page }) => {
    await open(page, href(locale, 'home'));
    const { mainNav, groups, menu, contents } = words[locale].layout;
    await page.getByRole('navigation', { name: mainNav }).getByText(groups.about, { exact: true }).click();
    await expectAccessible(page, 'menu');
    await page.setViewportSize({ width: 320, height: 720 });
    await page.getByRole('button', { name: menu, exact: true }).click();
    await expect(page.getByRole('dialog', { name: contents })).toBeVisible();
    await expectAccessible(page, 'index');
  });
}
