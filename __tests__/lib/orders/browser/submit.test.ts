import fc from 'fast-check';
import { cartReducer, emptyCart } from '@/lib/shop/cart/cart';
import type { Cart, CartAction, CartItem } from '@/lib/shop/cart/cart';
import type { Attempt } from '@/lib/orders/browser/attempt';
import type { Outcome } from '@/lib/orders/browser/outcome';
import { recoverOrder, submitOrder } from '@/lib/orders/browser/submit';

const accepted: Outcome = { status: 'accepted', reference: 'ARM-7', totalMinor: 3300 };
const soldOut: Outcome = { status: 'refused', reason: 'sold-out', items: [2] };
const noAnswer: Outcome = { status: 'uncertain', reason: 'timeout' };
const two: CartItem = { id: 2, quantity: 1 };
const bags: CartItem = { id: 26, quantity: 3 };

/** A browser with a cart, storage for the attempt, and a shop that answers as told. */
function browser(items: readonly CartItem[], ...answers: (Outcome | (() => Outcome))[]) {
  let attempt: Attempt | undefined;
  let keys = 0;
  const world = {
    cart: { ...emptyCart, items } as Cart,
    sent: [] as {
      key: string;
      items: readonly CartItem[];
      cartThen: Cart;
      attemptThen: Attempt | undefined;
    }[],
    attempt: () => attempt,
    dispatch: (action: CartAction) => {
      world.cart = cartReducer(world.cart, action);
      return world.cart;
    },
    attempts: {
      read: () => attempt,
      write: (next: Attempt) => {
        attempt = next;
      },
      clear: () => {
        attempt = undefined;
      },
    },
    send: async (key: string, order: readonly CartItem[]) => {
      world.sent.push({ key, items: order, cartThen: world.cart, attemptThen: attempt });
      const answer = answers.shift();
      if (!answer) throw new Error('The shop was asked once too often');
      return typeof answer === 'function' ? answer() : answer;
    },
    newKey: () => `key-${++keys}`,
    now: () => 1000,
  };
  return world;
}

describe('an order on its way', () => {
  it('has left the cart empty and its status reset, and is written down', async () => {
    const world = browser([two, bags], accepted);
    world.cart = { ...world.cart, checkoutStatus: 'failed' };
    await submitOrder(world, world.cart.items);
    expect(world.sent[0]).toEqual({
      key: 'key-1',
      items: [two, bags],
      cartThen: emptyCart,
      attemptThen: { key: 'key-1', items: [two, bags], at: 1000 },
    });
  });

  it('is not sent at all without lines', async () => {
    const world = browser([]);
    expect(await submitOrder(world, [])).toEqual({ status: 'refused', reason: 'empty' });
    expect(world.sent).toEqual([]);
  });
});

describe('an accepted order', () => {
  it('leaves the cart empty, the status successful and no key behind', async () => {
    const world = browser([two], accepted);
    expect(await submitOrder(world, world.cart.items)).toEqual(accepted);
    expect(world.cart).toEqual({ items: [], checkoutStatus: 'successful' });
    expect(world.attempt()).toBeUndefined();
  });

  it('keeps what was added while it was on its way', async () => {
    const world = browser([two], () => {
      world.dispatch({ type: 'add', id: 26 });
      return accepted;
    });
    await submitOrder(world, world.cart.items);
    expect(world.cart.items).toEqual([{ id: 26, quantity: 1 }]);
  });
});

describe('a failed order', () => {
  it.each([soldOut, noAnswer])('gives the cart back and sets the status failed (%j)', async (outcome) => {
    const world = browser([two, bags], outcome);
    await submitOrder(world, world.cart.items);
    expect(world.cart).toEqual({ items: [two, bags], checkoutStatus: 'failed' });
  });

  it('merges the cart with what was added meanwhile', async () => {
    const world = browser([two], () => {
      world.dispatch({ type: 'add', id: 2 });
      world.dispatch({ type: 'add', id: 9 });
      return noAnswer;
    });
    await submitOrder(world, world.cart.items);
    expect(world.cart.items).toEqual([
      { id: 2, quantity: 2 },
      { id: 9, quantity: 1 },
    ]);
  });

  it('is sent again under the same key while no answer was definite', async () => {
    const world = browser([two], noAnswer, noAnswer, accepted);
    for (let attempt = 0; attempt < 3; attempt += 1) await submitOrder(world, world.cart.items);
    expect(world.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('is a new order with a new key after a definite refusal', async () => {
    const world = browser([two], soldOut, accepted);
    await submitOrder(world, world.cart.items);
    await submitOrder(world, world.cart.items);
    expect(world.sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it('loses nothing and counts nothing twice, whatever the answers', async () => {
    const answer = fc.constantFrom(soldOut, noAnswer);
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 5 }), async (answers) => {
        const sends = answers.length;
        const world = browser([two, bags], ...answers);
        while (world.sent.length < sends) await submitOrder(world, world.cart.items);
        expect(world.cart.items).toEqual([two, bags]);
      }),
    );
  });
});

describe('a page closed before the answer', () => {
  it('has the cart back at the next visit, and the same key for the next try', async () => {
    const world = browser([], accepted);
    world.attempts.write({ key: 'old-key', items: [two], at: 500 });
    expect(recoverOrder(world)).toEqual({ status: 'uncertain', reason: 'interrupted' });
    expect(world.cart).toEqual({ items: [two], checkoutStatus: 'failed' });
    await submitOrder(world, world.cart.items);
    expect(world.sent[0]?.key).toBe('old-key');
  });

  it('is recovered once', () => {
    const world = browser([]);
    world.attempts.write({ key: 'old-key', items: [two], at: 500 });
    recoverOrder(world);
    expect(recoverOrder(world)).toBeUndefined();
    expect(world.cart.items).toEqual([two]);
  });
});
