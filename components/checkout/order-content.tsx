import { useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { cartCatalogue, cartRows, cartTotalMinor } from '@/lib/shop/cart/cart-rows';
import { cartAtom } from '@/lib/shop/cart/storage';
import { orderAtom } from '@/lib/orders/browser/order-atoms';
import { lockedPayment } from '@/lib/orders/form/terms';
import type { Locale } from '@/lib/i18n/locales';
import { EmptyCart } from './empty-cart';
import { FailureNotice } from './failure-notice';
import { OrderForm } from './order-form';
import { OrderLines } from './order-lines';
import { ShippingNote } from './order-total';
import { useOrderForm } from './use-order-form';

/** The order in one column: what is ordered, then the form, then one button (product, "Order"). */
export function OrderContent({ locale, termsVersion }: { locale: Locale; termsVersion: string }) {
  const [cart, dispatch] = useAtom(cartAtom);
  const order = useAtomValue(orderAtom);
  const sending = order.phase === 'sending';
  const items = sending ? order.items : cart.items;
  const catalogue = useMemo(() => cartCatalogue(locale), [locale]);
  const rows = cartRows(items, catalogue);
  const locked = lockedPayment(rows);
  const state = useOrderForm(locale, locked, termsVersion);
  const delivery = useWatch({ control: state.form.control, name: 'delivery' });

  // Adding or removing something resets the status, and with it the message about the last attempt.
  const outcome = order.phase === 'editing' && cart.checkoutStatus === 'failed' ? order.outcome : undefined;
  const interrupted = outcome?.status === 'uncertain' && outcome.reason === 'interrupted';
  const soldOut = outcome?.status === 'refused' && outcome.reason === 'sold-out' ? outcome.items : [];
  const failure = outcome ? <FailureNotice outcome={outcome} rows={rows} /> : null;

  return (
    <>
      {interrupted ? failure : null}
      {rows.length === 0 ? (
        <EmptyCart locale={locale} />
      ) : (
        <OrderLines
          locale={locale}
          rows={rows}
          delivery={delivery}
          soldOut={soldOut}
          onRemove={(id) => dispatch({ type: 'remove', id })}
          onQuantity={(id, quantity) => dispatch({ type: 'set', id, quantity })}
          sending={sending}
        >
          <ShippingNote locale={locale} totalMinor={cartTotalMinor(rows)} delivery={delivery} />
        </OrderLines>
      )}
      <OrderForm
        {...{ locale, rows, state, delivery, sending }}
        lockedPayment={locked}
        failure={interrupted ? null : failure}
      />
    </>
  );
}
