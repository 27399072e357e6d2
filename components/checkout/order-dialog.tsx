'use client';

import { useAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '@/components/ui/dialog';
import { LoadingDots } from '@/components/ui/loading-dots';
import { Retry } from '@/components/ui/retry';
import { orderOpenAtom } from '@/lib/orders/browser/order-open';
import type { Locale } from '@/lib/i18n/locales';
import type { Words } from '@/lib/i18n/words';
import { loadCheckout } from './load-checkout';
import type { Checkout } from './load-checkout';
import styles from './order-dialog.module.css';
import { useBack } from './use-back';

/** What is said before the form's own words have loaded; of the `cart` namespace. */
type OrderDialogWords = Words<'order' | 'close' | 'loading' | 'failed' | 'retry'>;

type OrderDialogProps = { locale: Locale; words: OrderDialogWords; termsVersion: string };

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
 * The order dialog opens at once and is filled when its parts have loaded. They stay mounted once they
 * are there. It sits at the end of the body so that a slip can be printed alone (thanks.module.css).
 */
export function OrderDialog({ locale, words, termsVersion }: OrderDialogProps) {
  const [open, setOpen] = useAtom(orderOpenAtom);
  const { checkout, failed, retry } = useCheckout(locale, open);
  const [used, setUsed] = useState(false);
  if (open && !used) setUsed(true);
  const close = useCallback(() => {
    setOpen(false);
    focusPage();
  }, [setOpen]);
  useBack(open, close);
  if (!used) return null;

  return createPortal(
    <>
      <Dialog
        open={open}
        onClose={close}
        title={words.order}
        closeLabel={words.close}
        size="sheet"
        className={styles.order}
      >
        {checkout ? (
          <checkout.OrderPanel {...{ locale, termsVersion }} messages={checkout.messages} />
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
