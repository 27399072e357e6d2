'use client';

import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '@/components/ui/dialog';
import { LoadingDots } from '@/components/ui/loading-dots';
import { Retry } from '@/components/ui/retry';
import { orderOpenAtom } from '@/lib/orders/browser/state';
import type { Locale } from '@/lib/i18n/locales';
import styles from './cart-control.module.css';
import type { CartWords } from './words';
import { loadCheckout } from './load-checkout';
import type { Checkout } from './load-checkout';

type OrderShellProps = { locale: Locale; words: CartWords };

function useCheckout(locale: Locale, wanted: boolean) {
  const [loaded, setLoaded] = useState<Checkout>();
  const [failed, setFailed] = useState(false);
  const checkout = loaded?.locale === locale ? loaded : undefined;

  useEffect(() => {
    if (!wanted || checkout || failed) return;
    let current = true;
    loadCheckout(locale).then(
      (parts) => current && setLoaded(parts),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [checkout, failed, locale, wanted]);

  return { checkout, failed, retry: () => setFailed(false) };
}

// The button that opened the order is gone once the cart is empty.
function focusPage() {
  const focused = document.activeElement;
  const lost = !focused || focused === document.body || focused.closest('dialog:not([open])');
  if (lost) document.getElementById('main-heading')?.focus();
}

/**
 * The order dialog opens at once and is filled when its parts have loaded. They stay mounted, so that closing the
 * dialog keeps what has been typed. It sits at the end of the body so that a slip can be printed alone
 * (thanks.module.css).
 */
export function OrderShell({ locale, words }: OrderShellProps) {
  const [open, setOpen] = useAtom(orderOpenAtom);
  const { checkout, failed, retry } = useCheckout(locale, open);
  const [used, setUsed] = useState(false);
  if (open && !used) setUsed(true);
  if (!used) return null;

  return createPortal(
    <>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
          focusPage();
        }}
        title={words.order}
        closeLabel={words.close}
        size="sheet"
        className={styles.order}
      >
        {checkout ? (
          <checkout.OrderPanel locale={locale} messages={checkout.messages} />
        ) : failed ? (
          <Retry message={words.failed} retryLabel={words.retry} onRetry={retry} />
        ) : (
          <LoadingDots label={words.loading} />
        )}
      </Dialog>
      {checkout ? (
        <checkout.Thanks locale={locale} messages={checkout.messages} onClosed={focusPage} />
      ) : null}
    </>,
    document.body,
  );
}
