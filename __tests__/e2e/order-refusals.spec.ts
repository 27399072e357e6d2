import { site } from '@/content/site';
import { inStock, product } from './support/samples';
import { fillCart, fillForm, nameFor, purchase } from './support/shop';
import { expect, test } from './support/test';
import { say, words } from './support/words';

/** What the shop's API may reject although the form was valid. */
for (const locale of ['ro', 'en'] as const) {
  const { failure, problems: complaint, summary } = words[locale].checkout;

  test(`${locale}: what has sold out meanwhile is named and marked, and leaves with one click`, async ({
    page,
    problems,
  }, info) => {
    problems.expect(/status of 409/);
    await page.route(
      purchase,
      (route) => route.fulfill({ status: 409, json: { error: 'sold_out', items: [inStock.third] } }),
      {
        times: 1,
      },
    );
    const shop = await fillCart(page, locale, [inStock.second, inStock.third]);
    await fillForm(shop, nameFor(info));
    await shop.submit.click();
    const titles = product(inStock.third).title[locale];
    await expect(shop.alert).toContainText(say(locale)('checkout.failure.sold-out', { titles }));
    await expect(shop.order.getByRole('listitem').filter({ hasText: titles })).toContainText(summary.soldOut);
    await shop.remove(inStock.third).click();
    await expect(shop.alert).toHaveCount(0);
    await shop.submit.click();
    await expect(shop.thanks).toBeVisible();
  });

  test(`${locale}: a field that only the shop can judge is told like any other`, async ({
    page,
    problems,
  }, info) => {
    problems.expect(/status of 422/);
    const json = { error: 'rejected', fields: { phone: 'phone' } };
    await page.route(purchase, (route) => route.fulfill({ status: 422, json }), { times: 1 });
    const shop = await fillCart(page, locale, [inStock.second]);
    await fillForm(shop, nameFor(info));
    await shop.submit.click();
    await expect(shop.alert).toContainText(failure.kept);
    await expect(shop.phone).toHaveAttribute('aria-invalid', 'true');
    await expect(shop.phone).toHaveAccessibleDescription(new RegExp(`${complaint.phone}$`));
    await shop.order.getByRole('link', { name: complaint.fields.phone }).click();
    await expect(shop.phone).toBeFocused();
    await shop.phone.fill('0700 000 011');
    await shop.submit.click();
    await expect(shop.thanks).toBeVisible();
  });

  test(`${locale}: a refusal without a reason gives the telephone number`, async ({
    page,
    problems,
  }, info) => {
    problems.expect(/status of 403/);
    await page.route(purchase, (route) => route.fulfill({ status: 403, json: { error: 'cross_site' } }));
    const shop = await fillCart(page, locale, [inStock.second]);
    await fillForm(shop, nameFor(info));
    await shop.submit.click();
    const { phone } = site.contact;
    await expect(shop.alert).toContainText(say(locale)('checkout.failure.other', { phone }));
    await expect(shop.name).toHaveValue(nameFor(info));
  });
}

test('an order form that cannot be loaded keeps the cart and is tried again', async ({ page, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  await page.addInitScript((id) => {
    localStorage.setItem('choir-cart', JSON.stringify([{ id, quantity: 1 }]));
  }, inStock.second);
  await page.goto('/ro/contact', { waitUntil: 'load' });
  const cart = page.getByRole('banner').getByRole('button', { name: words.ro.cart.button });
  await expect(cart).toBeVisible();
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await cart.click();
  const order = page.getByRole('dialog', { name: words.ro.cart.order, exact: true });
  await expect(order.getByRole('alert')).toContainText(words.ro.cart.failed);
  await page.unroute('**/_next/static/chunks/**');
  await order.getByRole('button', { name: words.ro.cart.retry }).click();
  await expect(order.getByRole('button', { name: words.ro.checkout.submit })).toBeVisible();
  await expect(order.getByRole('listitem')).toContainText(product(inStock.second).title.ro);
});
