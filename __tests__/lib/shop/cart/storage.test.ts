import { createStore } from 'jotai';
import { cartAtom, cartStorageKey } from '@/lib/shop/cart/storage';

const stored = () => JSON.parse(localStorage.getItem(cartStorageKey) ?? '[]') as unknown;
const store = (items: unknown) => localStorage.setItem(cartStorageKey, JSON.stringify(items));

/** A browser tab that shows the cart somewhere on its page. */
function tab() {
  const page = createStore();
  const close = page.sub(cartAtom, () => undefined);
  return { items: () => page.get(cartAtom).items, page, close };
}

beforeEach(() => localStorage.clear());

describe('the cart of the browser', () => {
  it('is empty in the first render, and the stored one once the page is there', () => {
    store([{ id: 2, quantity: 3 }]);
    expect(createStore().get(cartAtom).items).toEqual([]);
    expect(tab().items()).toEqual([{ id: 2, quantity: 3 }]);
  });

  it.each(['{', '"x"', '{"items":1}', '[{"id":2,"quantity":-1}]'])('is empty when %j is stored', (text) => {
    localStorage.setItem(cartStorageKey, text);
    expect(tab().items()).toEqual([]);
  });

  it('is stored with every change, and removed when it is empty', () => {
    const { page } = tab();
    page.set(cartAtom, { type: 'add', id: 2 });
    page.set(cartAtom, { type: 'add', id: 2 });
    expect(stored()).toEqual([{ id: 2, quantity: 2 }]);
    page.set(cartAtom, { type: 'remove', id: 2 });
    expect(localStorage.getItem(cartStorageKey)).toBeNull();
  });

  it('is never overwritten by a page that has not read it yet', () => {
    store([{ id: 2, quantity: 3 }]);
    createStore().set(cartAtom, { type: 'add', id: 26 });
    expect(stored()).toEqual([
      { id: 2, quantity: 3 },
      { id: 26, quantity: 1 },
    ]);
  });

  it('is the same in every tab', () => {
    const first = tab();
    const second = tab();
    first.page.set(cartAtom, { type: 'add', id: 2 });
    window.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey }));
    expect(second.items()).toEqual([{ id: 2, quantity: 1 }]);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(first.items()).toEqual([]);
  });

  it('stops listening when nothing shows it any more', () => {
    const first = tab();
    first.close();
    store([{ id: 2, quantity: 1 }]);
    window.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey }));
    expect(first.items()).toEqual([]);
  });

  it('does not keep the checkout status for the next visit', () => {
    const { page } = tab();
    page.set(cartAtom, { type: 'add', id: 2 });
    page.set(cartAtom, { type: 'settle', status: 'failed' });
    expect(page.get(cartAtom).checkoutStatus).toBe('failed');
    const next = createStore();
    next.sub(cartAtom, () => undefined);
    expect(next.get(cartAtom)).toEqual({ items: [{ id: 2, quantity: 1 }], checkoutStatus: null });
  });

  it('lives in memory where storage is forbidden', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    const { page, items } = tab();
    page.set(cartAtom, { type: 'add', id: 2 });
    page.set(cartAtom, { type: 'add', id: 2 });
    expect(items()).toEqual([{ id: 2, quantity: 2 }]);
    page.set(cartAtom, { type: 'clear' });
    expect(items()).toEqual([]);
  });
});
