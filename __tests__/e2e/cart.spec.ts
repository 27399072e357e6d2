import { locales } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/i18n/money';
import { products } from '@/lib/shop/products';
import { href } from '@/lib/routing/routes';
import { mainHeading, open } from './support/browse';
import { inStock, product, productHref, soldOut } from './support/samples';
import { damageCart, fillCart, shopOf, storedCart } from './support/shop';
import { expect, test } from './support/test';
import { say, words } from './support/words';

for (const locale of locales) {
  const { checkout, cart, shop: names } = words[locale];
  const pieces = (count: number) =>
    `${cart.button}, ${say(locale)('cart.pieces', { count, shown: String(count) })}`;

  test(`${locale}: the cart’s button is there while it holds something and says how many`, async ({
    page,
  }) => {
    const shop = shopOf(page, locale);
    await open(page, href(locale, 'shop'));
    await expect(shop.cart).toHaveCount(0);
    for (const count of [1, 2, 3]) {
      await shop.buy(inStock.second).click();
      await shop.goOn.click();
      await expect(shop.cart).toHaveAccessibleName(pieces(count));
    }
    await page.reload();
    await expect(shop.cart).toHaveAccessibleName(pieces(3));
    await shop.cart.click();
    await expect(shop.order.getByRole('listitem')).toContainText(
      `3 × ${formatMoney(product(inStock.second).priceMinor, locale)}`,
    );
    await expect(shop.order).toContainText(formatMoney(3 * product(inStock.second).priceMinor, locale));
  });

  test(`${locale}: an emptied cart warns, takes the focus and disables the form`, async ({ page }) => {
    const shop = await fillCart(page, locale, [inStock.second, inStock.third]);
    await shop.remove(inStock.second).click();
    await expect(shop.order.getByRole('listitem')).toHaveCount(1);
    await expect(
      shop.order.getByText(formatMoney(product(inStock.third).priceMinor, locale)).last(),
    ).toBeVisible();
    await shop.remove(inStock.third).click();
    await expect(shop.alert).toContainText(checkout.empty);
    await expect(shop.alert).toBeFocused();
    await expect(shop.name).toBeDisabled();
    await expect(shop.submit).toBeDisabled();
    await shop.order.getByRole('button', { name: cart.close }).click();
    await expect(shop.cart).toHaveCount(0);
    await expect(mainHeading(page)).toBeFocused();
    expect(await storedCart(page)).toBeNull();
  });

  test(`${locale}: what is sold out cannot be bought, in the shop or on its page`, async ({ page }) => {
    const shop = shopOf(page, locale);
    await open(page, href(locale, 'shop'));
    const { priceMinor } = product(soldOut);
    const oldPrice = priceMinor === 0 ? names.free : formatMoney(priceMinor, locale);
    await expect(shop.card(soldOut)).toContainText(names.soldOut);
    await expect(shop.card(soldOut).locator('s')).toHaveText(oldPrice);
    await expect(shop.card(soldOut).getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: names.buy })).toHaveCount(
      products().filter((each) => !each.soldOut).length,
    );
    await open(page, productHref(locale, soldOut));
    await expect(page.getByRole('main')).toContainText(names.soldOutLong);
    await expect(shop.buy(soldOut)).toHaveCount(0);
  });

  test(`${locale}: a product opens in a dialog and is bought there, or on its own page`, async ({ page }) => {
    const shop = shopOf(page, locale);
    await open(page, href(locale, 'shop'));
    await shop.link(inStock.second).click();
    const detail = page.getByRole('dialog', { name: product(inStock.second).title[locale] });
    await expect(detail.getByRole('heading', { name: names.detail.playlist })).toBeVisible();
    await detail.getByRole('button', { name: names.buy }).click();
    await expect(detail).toBeHidden();
    await expect(shop.added).toContainText(product(inStock.second).title[locale]);
    await shop.goOn.click();
    await open(page, productHref(locale, inStock.second));
    await shop.buy(inStock.second).click();
    await shop.finish.click();
    await expect(shop.order.getByRole('listitem')).toContainText('2 ×');
  });
}

test('the cart is the same in two tabs and in the other language', async ({ page, context }) => {
  const one = shopOf(page, 'ro');
  await open(page, href('ro', 'shop'));
  const second = await context.newPage();
  const two = shopOf(second, 'en');
  await open(second, href('en', 'shop'));
  await one.buy(inStock.first).click();
  await expect(two.cart).toContainText('1');
  await two.buy(inStock.second).click();
  await expect(one.cart).toContainText('2');
  await two.finish.click();
  await two.remove(inStock.first).click();
  await two.remove(inStock.second).click();
  await expect(one.cart).toHaveCount(0);
});

for (const damage of [
  '{',
  '[]]',
  '{"id":1}',
  '[null,3,"x"]',
  '[{"id":999,"quantity":1}]',
  '[{"id":1,"quantity":-4}]',
  '[{"id":"1","quantity":1e9}]',
]) {
  test(`a stored cart of ${damage} is an empty cart, and the shop works`, async ({ page }) => {
    const shop = shopOf(page, 'ro');
    await open(page, href('ro', 'shop'));
    await damageCart(page, damage);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(product(inStock.second).title.ro);
    await shop.buy(inStock.second).click();
    await shop.goOn.click();
    await expect(shop.cart).toContainText('1');
    expect(JSON.parse((await storedCart(page)) ?? '')).toEqual([{ id: inStock.second, quantity: 1 }]);
  });
}
