import { atom } from 'jotai';
import { cartCatalogue, cartRows, cartTotalMinor } from '@/lib/shop/cart/cart-rows';
import { cartAtom } from '@/lib/shop/cart/storage';
import type { Locale } from '@/lib/i18n/locales';
import { marketingVersion } from '../form/consents';
import { toPayload } from '../form/payload';
import type { OrderFormValues } from '../form/payload';
import { newKey } from './attempt';
import { withOrderLock } from './lock';
import { attempts, emptyDraft, orderAtom, orderDraftAtom } from './order-atoms';
import { orderOpenAtom } from './order-open';
import { postOrder } from './post-order';
import { simulateCheckout } from './simulate';
import { submitOrder } from './submit';

/** Reading 34: never in production, and in development only when asked for. */
const simulated = process.env.NODE_ENV !== 'production' && process.env.NEXT_PUBLIC_SIMULATED_CHECKOUT === '1';

/** `termsVersion` is that of the terms the form links to. */
type Order = { values: OrderFormValues; locale: Locale; termsVersion: string };

/**
 * Sends the cart with the checked form values. One order at a time: a second click while one is in flight does
 * nothing. An accepted order closes the dialog, forgets what was typed and leaves its slip; any other outcome reopens the
 * dialog with the reason. Nothing is sent when another tab changed the cart meanwhile: the dialog then shows the new one.
 */
export const placeOrderAtom = atom(null, async (get, set, { values, locale, termsVersion }: Order) => {
  if (get(orderAtom).phase === 'sending') return;
  const { items } = get(cartAtom);
  const payload = toPayload(values, items);
  const consents = { terms: termsVersion, marketing: payload.marketing ? marketingVersion : undefined };
  set(orderAtom, { phase: 'sending', items });
  const outcome = await withOrderLock(() =>
    submitOrder(
      {
        dispatch: (action) => set(cartAtom, action),
        attempts,
        send: (key) => (simulated ? simulateCheckout() : postOrder({ payload, consents, key, locale })),
        newKey,
        now: Date.now,
      },
      items,
    ),
  );
  if (outcome?.status !== 'accepted') {
    set(orderAtom, { phase: 'editing', outcome });
    set(orderOpenAtom, true);
    return;
  }
  const rows = cartRows(items, cartCatalogue(locale));
  const { reference, slip: address, totalMinor = cartTotalMinor(rows) } = outcome;
  set(orderAtom, {
    phase: 'accepted',
    slip: { reference, address, totalMinor, placedAt: new Date().toISOString(), rows, payload },
  });
  set(orderDraftAtom, emptyDraft);
  set(orderOpenAtom, false);
});
