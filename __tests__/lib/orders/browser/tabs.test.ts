/** @jest-environment ./__tests__/support/browser-environment.ts */
import { createStore } from 'jotai';
import nock from 'nock';
import { cartAtom, cartStorageKey } from '@/lib/shop/cart/storage';
import { attempts, orderAtom, recoverOrderAtom } from '@/lib/orders/browser/order-atoms';
import { placeOrderAtom } from '@/lib/orders/browser/place-order-atom';
import { attemptStorageKey } from '@/lib/orders/browser/attempt-key';
import { leaseStorageKey } from '@/lib/orders/browser/lock';

// Two tabs are two stores over one localStorage, in a browser without locks: the site is served without TLS.
const values = {
  ...{ name: 'Ana', phone: '0723000000', delivery_address: 'Sibiu', invoice_address: '' },
  ...{ payment: 1 as const, delivery: 1 as const, marketing: false, agreed: true },
};
const order = { values, locale: 'en' as const, termsVersion: '2026-11-21' };
const stored = () => JSON.parse(localStorage.getItem(cartStorageKey) ?? '[]') as unknown;
const cart = [{ id: 2, quantity: 3 }];

function shop(status: number, delay: number) {
  return nock('http://localhost')
    .post('/api/shop/purchase/')
    .query({ locale: 'en' })
    .delay(delay)
    .reply(status, status === 201 ? { reference: 'ARM-7' } : {});
}

function openTab() {
  const store = createStore();
  store.sub(cartAtom, () => undefined);
  return store;
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(cartStorageKey, JSON.stringify(cart));
  nock.disableNetConnect();
});
afterEach(() => nock.cleanAll());
// The worker's http module outlives this file.
afterAll(() => nock.restore());

describe('a second tab opened while the first is sending', () => {
  it('does not double the cart when the order fails', async () => {
    shop(503, 300);
    const first = openTab();
    const sending = first.set(placeOrderAtom, order);
    const second = openTab();
    const recovering = second.set(recoverOrderAtom);
    await Promise.all([sending, recovering]);
    expect(stored()).toEqual(cart);
    expect(second.get(orderAtom)).toEqual({ phase: 'editing' });
  });

  it('does not bring the cart back when the order is accepted', async () => {
    shop(201, 300);
    const first = openTab();
    const sending = first.set(placeOrderAtom, order);
    await Promise.all([sending, openTab().set(recoverOrderAtom)]);
    expect(stored()).toEqual([]);
    expect(localStorage.getItem(attemptStorageKey)).toBeNull();
    expect(localStorage.getItem(leaseStorageKey)).toBeNull();
  });

  it.each([
    [503, cart],
    [201, []],
  ])('may even have taken the cart back: after a %d it holds what it should', async (status, left) => {
    shop(status, 300);
    const sending = openTab().set(placeOrderAtom, order);
    await new Promise((resolve) => setTimeout(resolve, 50));
    // As after a long sleep of the computer: the lease of the first tab has run out.
    localStorage.removeItem(leaseStorageKey);
    await openTab().set(recoverOrderAtom);
    expect(stored()).toEqual(cart);
    await sending;
    expect(stored()).toEqual(left);
  });
});

describe('two tabs that send the same cart at once', () => {
  it('order it once', async () => {
    const requests = [shop(201, 300), shop(201, 300)];
    const tabs = [openTab(), openTab()];
    await Promise.all(tabs.map((tab) => tab.set(placeOrderAtom, order)));
    expect(requests.map((request) => request.isDone())).toEqual([true, false]);
    expect(tabs[1]?.get(orderAtom)).toEqual({ phase: 'editing', outcome: undefined });
    expect(attempts.read()).toBeUndefined();
  });
});

describe('a tab that was closed while sending', () => {
  it('leaves its cart to the next, at once', async () => {
    shop(201, 300);
    const abandoned = openTab().set(placeOrderAtom, order);
    await new Promise((resolve) => setTimeout(resolve, 50));
    window.dispatchEvent(new Event('pagehide'));
    const next = openTab();
    await next.set(recoverOrderAtom);
    expect(next.get(cartAtom)).toEqual({ items: cart, checkoutStatus: 'failed' });
    await abandoned;
  });
});
