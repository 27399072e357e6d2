import type { Page, TestInfo } from '@playwright/test';
import { cartStorageKey } from '@/lib/shop/cart/storage';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { open } from './browse';
import { formatDate } from '@/lib/i18n/dates';
import { inStock, preorder, product } from './samples';
import { expect } from './test';
import { say, words } from './words';

/** The shop and the order form in one language, by the names that visitors see. */
export function shopOf(page: Page, locale: Locale) {
  const { shop, cart, checkout } = words[locale];
  const { fields } = checkout;
  const order = page.getByRole('dialog', { name: cart.order, exact: true });
  const field = (name: string) => order.getByRole('textbox', { name });
  const choice = (name: string) => order.getByRole('radio', { name });
  return {
    card: (id: number) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: product(id).title[locale], exact: true }) }),
    link: (id: number) =>
      page.getByRole('main').getByRole('link', { name: product(id).title[locale], exact: true }),
    buy: (id: number) =>
      page.getByRole('button', { name: `${shop.buy} ${product(id).title[locale]}`, exact: true }),
    added: page.getByRole('dialog', { name: shop.added.title }),
    finish: page.getByRole('button', { name: shop.added.finish }),
    goOn: page.getByRole('button', { name: shop.added.continue }),
    cart: page.getByRole('banner').getByRole('button', { name: cart.button }),
    order,
    name: field(fields.name),
    phone: field(fields.phone),
    address: field(fields.delivery_address).first(),
    invoice: field(fields.invoice_address),
    pickup: choice(checkout.deliveries.pickup),
    transfer: choice(checkout.payments.transfer),
    agreed: order.getByRole('checkbox', { name: fields.agreed.split('<')[0] ?? '' }),
    marketing: order.getByRole('checkbox', { name: fields.marketing }),
    submit: order.getByRole('button', { name: checkout.submit }),
    alert: order.getByRole('alert'),
    thanks: page.getByRole('dialog', { name: checkout.thanks.title }),
    remove: (id: number) =>
      order.getByRole('button', {
        name: say(locale)('checkout.summary.removeProduct', { title: product(id).title[locale] }),
      }),
  };
}

export type Shop = ReturnType<typeof shopOf>;

/** Buys products one by one and opens the order after the last. */
export async function fillCart(page: Page, locale: Locale, ids: readonly number[]): Promise<Shop> {
  const shop = shopOf(page, locale);
  await open(page, href(locale, 'shop'));
  for (const [index, id] of ids.entries()) {
    await shop.buy(id).click();
    await expect(shop.added.getByRole('status')).toHaveText(product(id).title[locale]);
    await (index === ids.length - 1 ? shop.finish : shop.goOn).click();
    await expect(shop.added).toBeHidden();
  }
  await expect(shop.name).toBeVisible();
  return shop;
}

/** What stands beside the pre-order of the sample, in the order and on its slip. */
export const preorderedFrom = (locale: Locale) =>
  say(locale)('checkout.summary.preorderFrom', {
    date: formatDate(locale, product(preorder).availableFrom ?? ''),
  });

/** A name that no other test orders under. */
export const nameFor = ({ testId }: Pick<TestInfo, 'testId'>) => `Ștefania Țurcanu ${testId}`;

/** Where orders are sent, for `page.route`. */
export const purchase = '**/api/shop/purchase/**';

export const visitor = { phone: '+40 700 000 010', address: 'Strada Solfegiului nr. 7\nBucurești' };

/** The body of a good order: two of one product. */
export const orderBody = (name: string, changes: Record<string, unknown> = {}) => ({
  ...{ name, phone: '0700000010', delivery_address: 'Strada Solfegiului nr. 7', invoice_address: '' },
  ...{ payment: 1, delivery: 1, marketing: false, purchaseitem_set: [{ item: inStock.first, quantity: 2 }] },
  ...changes,
});

/** Fills in the required fields. */
export async function fillForm(shop: Shop, name: string) {
  await shop.name.fill(name);
  await shop.phone.fill(visitor.phone);
  await shop.address.fill(visitor.address);
  await shop.agreed.check();
}

export const storedCart = (page: Page) => page.evaluate((key) => localStorage.getItem(key), cartStorageKey);
export const damageCart = (page: Page, text: string) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [cartStorageKey, text] as const);

/** Waits until a closed order has taken its own step out of the browser's history, which happens a moment later. */
export const stepTakenBack = (page: Page) =>
  page.waitForFunction(() => !Object(window.history.state).orderOpen);
