/** @jest-environment node */
import fc from 'fast-check';
import { cartCount, cartReducer, emptyCart, isFull, maxQuantity, parseItems } from '@/lib/shop/cart/cart';
import type { Cart, CartAction, CartItem } from '@/lib/shop/cart/cart';

const cartOf = (...items: CartItem[]): Cart => ({ items, checkoutStatus: null });
const quantityOf = (cart: Cart, id: number) => cart.items.find((item) => item.id === id)?.quantity ?? 0;

const id = fc.integer({ min: 1, max: 26 });
const items = fc.uniqueArray(fc.record({ id, quantity: fc.integer({ min: 1, max: maxQuantity }) }), {
  selector: (item) => item.id,
});
const cart: fc.Arbitrary<Cart> = fc.record({
  items,
  checkoutStatus: fc.constantFrom(null, 'successful' as const, 'failed' as const),
});
const action: fc.Arbitrary<CartAction> = fc.oneof(
  fc.record({ type: fc.constant('add' as const), id }),
  fc.record({ type: fc.constant('remove' as const), id }),
  fc.record({ type: fc.constant('set' as const), id, quantity: fc.integer() }),
  fc.record({ type: fc.constant('clear' as const) }),
  fc.record({ type: fc.constant('restore' as const), items }),
  fc.record({ type: fc.constant('take' as const), items }),
  fc.record({ type: fc.constant('keep' as const), ids: fc.array(id) }),
);

describe('cart', () => {
  it('adds a new product with quantity 1 and increments one that is already there', () => {
    const once = cartReducer(emptyCart, { type: 'add', id: 2 });
    expect(once.items).toEqual([{ id: 2, quantity: 1 }]);
    expect(cartReducer(once, { type: 'add', id: 2 }).items).toEqual([{ id: 2, quantity: 2 }]);
  });

  it.each(['add', 'remove'] as const)('%s resets the checkout status', (type) => {
    const failed: Cart = { items: [{ id: 2, quantity: 1 }], checkoutStatus: 'failed' };
    expect(cartReducer(failed, { type, id: 2 }).checkoutStatus).toBeNull();
  });

  it('removes the whole line', () => {
    const before = cartOf({ id: 2, quantity: 4 }, { id: 26, quantity: 1 });
    expect(cartReducer(before, { type: 'remove', id: 2 }).items).toEqual([{ id: 26, quantity: 1 }]);
  });

  it('sets how many of a product there are, from 1 to 99, and puts none in that was not there', () => {
    const before: Cart = { items: [{ id: 2, quantity: 4 }], checkoutStatus: 'failed' };
    const after = (quantity: number, product = 2) =>
      cartReducer(before, { type: 'set', id: product, quantity });
    expect(after(7)).toEqual(cartOf({ id: 2, quantity: 7 }));
    expect([after(0).items, after(100).items]).toEqual([[{ id: 2, quantity: 1 }], [{ id: 2, quantity: 99 }]]);
    expect(after(7, 26).items).toEqual(before.items);
  });

  it('takes no hundredth piece of a product', () => {
    const full = cartOf({ id: 2, quantity: 99 }, { id: 26, quantity: 1 });
    expect([isFull(full.items, 2), isFull(full.items, 26), isFull(full.items, 9)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(cartReducer(full, { type: 'add', id: 2 }).items).toEqual(full.items);
  });

  it('clears to an empty cart without a status', () => {
    const before: Cart = { items: [{ id: 2, quantity: 4 }], checkoutStatus: 'successful' };
    expect(cartReducer(before, { type: 'clear' })).toEqual({ items: [], checkoutStatus: null });
  });

  it('restores a snapshot in front of what was added meanwhile', () => {
    const added = cartOf({ id: 26, quantity: 1 }, { id: 2, quantity: 1 });
    const restored = cartReducer(added, { type: 'restore', items: [{ id: 2, quantity: 3 }] });
    expect(restored.items).toEqual([
      { id: 2, quantity: 4 },
      { id: 26, quantity: 1 },
    ]);
  });

  it('keeps only products of the catalogue', () => {
    const before = cartOf({ id: 7, quantity: 1 }, { id: 26, quantity: 1 });
    expect(cartReducer(before, { type: 'keep', ids: [2, 26] }).items).toEqual([{ id: 26, quantity: 1 }]);
  });
});

describe('every cart', () => {
  it('holds each product once, in whole quantities of 1 to 99, whatever happens to it', () => {
    fc.assert(
      fc.property(cart, fc.array(action), (start, actions) => {
        const end = actions.reduce(cartReducer, start);
        expect(new Set(end.items.map((item) => item.id)).size).toBe(end.items.length);
        expect(end.items.every(({ quantity }) => quantity >= 1 && quantity <= maxQuantity)).toBe(true);
        expect(parseItems(JSON.parse(JSON.stringify(end.items)))).toEqual(end.items);
      }),
    );
  });

  it('counts the sum of its quantities, and one more after an addition', () => {
    fc.assert(
      fc.property(cart, id, (start, product) => {
        fc.pre(quantityOf(start, product) < maxQuantity);
        const end = cartReducer(start, { type: 'add', id: product });
        expect(cartCount(end.items)).toBe(cartCount(start.items) + 1);
      }),
    );
  });

  it('has at least both quantities after a restore, up to the limit', () => {
    fc.assert(
      fc.property(cart, items, (start, snapshot) => {
        const end = cartReducer(start, { type: 'restore', items: snapshot });
        for (const { id: product } of [...start.items, ...snapshot]) {
          const both = quantityOf(start, product) + quantityOf({ ...start, items: snapshot }, product);
          expect(quantityOf(end, product)).toBe(Math.min(maxQuantity, both));
        }
      }),
    );
  });

  it('is itself again when a snapshot is restored and taken out, below the limit', () => {
    fc.assert(
      fc.property(cart, items, (start, snapshot) => {
        const restored = cartReducer(start, { type: 'restore', items: snapshot });
        fc.pre(restored.items.every(({ quantity }) => quantity < maxQuantity));
        const end = cartReducer(restored, { type: 'take', items: snapshot });
        for (const { id: product } of restored.items)
          expect(quantityOf(end, product)).toBe(quantityOf(start, product));
      }),
    );
  });

  it('is itself again when cleared and restored', () => {
    fc.assert(
      fc.property(cart, (start) => {
        const cleared = cartReducer(start, { type: 'clear' });
        expect(cartReducer(cleared, { type: 'restore', items: start.items }).items).toEqual(start.items);
      }),
    );
  });
});

describe('parseItems', () => {
  it.each([null, undefined, 'x', 3, {}, { items: [] }])('reads %j as an empty cart', (value) => {
    expect(parseItems(value)).toEqual([]);
  });

  it('drops entries that are not a whole id with a quantity of 1 to 99', () => {
    const stored = [
      { id: 2, quantity: 0 },
      { id: 2, quantity: 1.5 },
      { id: 2, quantity: 100 },
      { id: '2', quantity: 1 },
      { id: -2, quantity: 1 },
      null,
      [],
      { id: 26, quantity: 2, title: 'x' },
    ];
    expect(parseItems(stored)).toEqual([{ id: 26, quantity: 2 }]);
  });

  it('never throws and never invents an invalid line', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(parseItems(value).every(({ quantity }) => quantity >= 1 && quantity <= maxQuantity)).toBe(
          true,
        );
      }),
    );
  });
});
