import { locales } from '@/lib/i18n/locales';
import { clockTime } from '@/lib/i18n/clock-time';
import { formatMoney, moneyInWords } from '@/lib/i18n/money';
import { privateHref } from '@/lib/routing/private';
import { site } from '@/content/site';
import { expectAccessible } from './support/axe';
import { ordersOf } from './support/journal';
import { inStock, preorder, product, productHref } from './support/samples';
import { fillCart, fillForm, nameFor, preorderedFrom, shopOf, storedCart } from './support/shop';
import { open } from './support/browse';
import { expect, test } from './support/test';
import { say, words } from './support/words';

const bought = [inStock.first, inStock.second, inStock.third, inStock.first];
const totalOf = (ids: readonly number[]) => ids.reduce((sum, id) => sum + product(id).priceMinor, 0);
const prefix = site.productSlug.slice(0, 2).toUpperCase();
const reference = new RegExp(`^${prefix}-[2-9A-Z]{4}-[2-9A-Z]{4}$`);

for (const locale of locales) {
  const { checkout, shop: shopWords } = words[locale];

  test(`${locale}: three products are ordered, thanked for, written down with their total, and gone from the cart`, async ({
    page,
  }, info) => {
    const total = totalOf(bought);
    const shop = await fillCart(page, locale, bought);
    await expect(shop.order.getByRole('listitem')).toHaveCount(3);
    await expect(shop.order.getByText(formatMoney(total, locale))).toHaveCount(2);
    await expect(shop.order.getByText(checkout.shipping.included)).toHaveCount(2);
    const name = nameFor(info);
    await fillForm(shop, name);
    await shop.submit.click();

    await expect(shop.thanks).toContainText(checkout.thanks.text);
    await expect(shop.order).toBeHidden();
    const [row, ...others] = await ordersOf(name);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      reference: expect.stringMatching(reference),
      ...{ locale, total_minor: total, state: 'accepted', phone: '0700000010' },
      ...{ payment: 1, delivery: 1, marketing: 0, invoice_address: '' },
      lines: [
        expect.objectContaining({
          item: inStock.first,
          quantity: 2,
          priceMinor: product(inStock.first).priceMinor,
        }),
        expect.objectContaining({
          item: inStock.second,
          quantity: 1,
          title: product(inStock.second).title[locale],
        }),
        expect.objectContaining({ item: inStock.third, quantity: 1 }),
      ],
    });
    await expect(shop.thanks).toContainText(String(row?.['reference']));
    expect(row?.['terms_version']).toMatch(/^\d{4}-\d\d-\d\d$/);
    await expect(shop.thanks.locator('p a')).toHaveAttribute(
      'href',
      privateHref(locale, 'slip', { key: String(row?.['slip_key']) }),
    );
    await expect(shop.thanks).toContainText(formatMoney(total, locale));

    await shop.thanks.getByRole('button', { name: checkout.thanks.done }).click();
    await expect(shop.thanks).toBeHidden();
    await expect(shop.cart).toHaveCount(0);
    expect(await storedCart(page)).toBeNull();
  });

  test(`${locale}: pickup, transfer, an invoice address and the telephone are kept as chosen`, async ({
    page,
  }, info) => {
    const shop = await fillCart(page, locale, [inStock.third]);
    const name = nameFor(info);
    await fillForm(shop, name);
    await shop.pickup.check();
    await expect(shop.order.getByRole('radio', { name: checkout.payments.desk })).toBeChecked();
    const [opens, closes] = [site.contact.hours.opens, site.contact.hours.closes].map((time) =>
      clockTime(locale, time),
    );
    await expect(shop.order).toContainText(
      say(locale)('checkout.shipping.hours', { opens: opens ?? '', closes: closes ?? '' }),
    );
    await shop.transfer.check();
    await shop.invoice.fill('SC Exemplu SRL, RO00000000');
    await shop.marketing.check();
    await shop.submit.click();
    await expect(shop.thanks).toContainText(checkout.payments.transfer);
    expect(await ordersOf(name)).toMatchObject([
      {
        payment: 2,
        delivery: 3,
        marketing: 1,
        invoice_address: 'SC Exemplu SRL, RO00000000',
        total_minor: totalOf([inStock.third]),
      },
    ]);
  });

  test(`${locale}: free magazines cost the courier’s charge, said before the button`, async ({
    page,
  }, info) => {
    const shop = await fillCart(page, locale, inStock.free);
    const due = formatMoney(site.shop.freeOrderShippingMinor, locale);
    const amount = moneyInWords(site.shop.freeOrderShippingMinor, locale);
    await expect(shop.order.getByText(say(locale)('checkout.shipping.on-delivery', { amount }))).toHaveCount(
      2,
    );
    await expect(shop.order.getByText(due, { exact: true })).toHaveCount(2);
    const name = nameFor(info);
    await fillForm(shop, name);
    await shop.submit.click();
    await expect(shop.thanks).toContainText(due);
    expect(await ordersOf(name)).toMatchObject([{ total_minor: 0 }]);
  });

  test(`${locale}: what is still to come says so, is paid by transfer, and the guarantee is at hand`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, productHref(locale, preorder));
    const shop = shopOf(page, locale);
    await shop.buy(preorder).click();
    await shop.finish.click();
    await expect(shop.order.getByText(preorderedFrom(locale))).toBeVisible();
    await expect(shop.order.getByText(checkout.payments.preorder)).toBeVisible();
    await expect(shop.transfer).toBeChecked();
    await expect(shop.order.getByRole('radio', { name: checkout.payments.cash })).toBeDisabled();
    await shop.order.getByText(shopWords.guarantee.summary).click();
    await expect(shop.order.getByText(shopWords.guarantee.protection)).toBeVisible();
    await expectAccessible(page);
    const name = nameFor(info);
    await fillForm(shop, name);
    await shop.submit.click();
    await expect(shop.thanks).toContainText(preorderedFrom(locale));
    expect(await ordersOf(name)).toMatchObject([{ payment: 2, lines: [{ item: preorder, quantity: 1 }] }]);
  });
}

test('the terms open beside the order, which stays as it is', async ({ page, context }, info) => {
  const shop = await fillCart(page, 'ro', [inStock.second]);
  await fillForm(shop, nameFor(info));
  const opened = context.waitForEvent('page');
  await shop.order.getByRole('link', { name: /termenii/ }).click();
  const terms = await opened;
  await expect(terms).toHaveURL('/ro/magazin/termeni');
  await expect(shop.name).toHaveValue(nameFor(info));
  await expect(shop.agreed).toBeChecked();
});
