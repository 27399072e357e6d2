'use client';

import { useAtom, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { loadCheckout } from '@/components/checkout/load-checkout';
import { OrderDialog } from '@/components/checkout/order-dialog';
import { cartCount } from '@/lib/shop/cart/cart';
import { cartAtom } from '@/lib/shop/cart/storage';
import { hasNotedAttempt } from '@/lib/orders/browser/attempt-key';
import { orderOpenAtom } from '@/lib/orders/browser/order-open';
import type { Locale } from '@/lib/i18n/locales';
import { say } from '@/lib/i18n/words';
import styles from './cart-control.module.css';
import type { CartWords } from './words';

type CartControlProps = {
  locale: Locale;
  words: CartWords;
  productIds: readonly number[];
  /** Of the terms that an order agrees to. */
  termsVersion: string;
};

/** The button is there only while the cart holds something (product §4); the dialog can outlast it. */
export function CartControl({ locale, words, productIds, termsVersion }: CartControlProps) {
  const [cart, dispatch] = useAtom(cartAtom);
  const store = useStore();
  const open = useSetAtom(orderOpenAtom);
  const count = cartCount(cart.items);

  useEffect(() => {
    dispatch({ type: 'keep', ids: productIds });
    if (!hasNotedAttempt()) return;
    // A chunk that does not come leaves the note where it is, for the next page.
    void import('@/lib/orders/browser/order-atoms')
      .then(({ recoverOrderAtom }) => store.set(recoverOrderAtom))
      .catch(() => undefined);
  }, [dispatch, productIds, store]);

  return (
    <>
      {count > 0 ? (
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-label={`${words.button}, ${say(words.pieces, { count, shown: count })}`}
          // The form starts loading before the click; a failure is reported once it opens.
          onPointerEnter={() => void loadCheckout(locale).catch(() => undefined)}
          onClick={() => open(true)}
        >
          {words.button}
          <span className={styles.count}>{count}</span>
        </button>
      ) : null}
      <OrderDialog locale={locale} words={words} termsVersion={termsVersion} />
    </>
  );
}
