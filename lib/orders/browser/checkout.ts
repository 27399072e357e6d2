import { atom } from 'jotai';
import { cartLines, cartTotal } from '@/lib/shop/cart/cart';
import type { CartItem } from '@/lib/shop/cart/cart';
import { cartCatalogue } from '@/lib/shop/cart/rows';
import { cartAtom } from '@/lib/shop/cart/storage';
import type { Locale } from '@/lib/i18n/locales';
import { toPayload } from '../form/payload';
import type { OrderFormValues, OrderPayload } from '../form/payload';
import { newKey } from './attempt';
import { withOrderLock } from './lock';
import { sendOrder } from './post-order';
import { simulateCheckout } from './simulate';
import { attempts, orderAtom, orderOpenAtom } from './state';
import { submitOrder } from './submit';

/** Reading 34: never in production, and in development only when asked for. */
const simulated = process.env.NODE_ENV !== 'production' && process.env.NEXT_PUBLIC_SIMULATED_CHECKOUT === '1';

type Order = { values: OrderFormValues; locale: Locale };

function payloadOf(values: OrderFormValues, items: readonly CartItem[]): OrderPayload {
  return toPayload(
    values,
    items.map(({ id, quantity }) => ({ item: id, quantity })),
  );
}

/**
 * Sends the cart with the checked form values. One order at a time: a second click while one is in flight does
 * nothing. An accepted order closes the dialog and leaves its slip; any other outcome reopens it with the reason.
 * Returns the outcome, or undefined when it did nothing.
 */
export const placeOrderAtom = atom(null, async (get, set, { values, locale }: Order) => {
  if (get(orderAtom).phase === 'sending') return undefined;
  const { items } = get(cartAtom);
  const payload = payloadOf(values, items);
  set(orderAtom, { phase: 'sending', items });
  const outcome = await withOrderLock(() =>
    submitOrder(
      {
        dispatch: (action) => set(cartAtom, action),
        attempts,
        send: (key) => (simulated ? simulateCheckout() : sendOrder({ payload, key, locale })),
        newKey,
        now: Date.now,
      },
      items,
    ),
  );
  if (outcome.status === 'accepted') {
    const lines = cartLines(items, cartCatalogue(locale));
    const { reference, total = cartTotal(lines) } = outcome;
    set(orderAtom, {
      phase: 'accepted',
      slip: { reference, total, placedAt: new Date().toISOString(), lines, payload },
    });
  } else {
    set(orderAtom, { phase: 'editing', outcome });
  }
  set(orderOpenAtom, outcome.status !== 'accepted');
  return outcome;
});
