import { ordersOf } from './support/journal';
import { inStock, product } from './support/samples';
import { fillCart, fillForm, nameFor, purchase, shopOf, storedCart } from './support/shop';
import { expect, test } from './support/test';
import { say, words } from './support/words';

const { failure, sending } = words.ro.checkout;

test('while the order is on its way the cart is empty, the lines stay, and a second click does nothing', async ({
  page,
}, info) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let requests = 0;
  await page.route(purchase, async (route) => {
    requests += 1;
    await held;
    await route.continue();
  });
  const shop = await fillCart(page, 'ro', [inStock.second]);
  await fillForm(shop, nameFor(info));
  await shop.submit.dblclick();
  await expect(shop.order.getByText(sending)).toBeVisible();
  await expect(shop.submit).toHaveAttribute('aria-disabled', 'true');
  await shop.submit.press('Enter');
  await shop.name.press('Enter');
  await expect(shop.order).toContainText(product(inStock.second).title.ro);
  expect(await storedCart(page)).toBeNull();
  release();
  await expect(shop.thanks).toBeVisible();
  expect(requests).toBe(1);
  expect(await ordersOf(nameFor(info))).toHaveLength(1);
});

test('a page closed before the answer finds its cart again, and the reason', async ({
  page,
  context,
}, info) => {
  await page.route(purchase, () => Promise.resolve());
  const shop = await fillCart(page, 'ro', [inStock.second, inStock.first]);
  await fillForm(shop, nameFor(info));
  await shop.submit.click();
  await expect(shop.order.getByText(sending)).toBeVisible();
  await page.close();
  const again = await context.newPage();
  const reopened = shopOf(again, 'ro');
  await again.goto('/ro/magazin');
  await reopened.cart.click();
  await expect(reopened.order.getByRole('listitem')).toHaveCount(2);
  await expect(reopened.alert).toContainText(failure.interrupted);
  await expect(reopened.cart).toHaveAccessibleName(
    `${words.ro.cart.button}, ${say('ro')('cart.pieces', { count: 2, shown: '2' })}`,
  );
});
