import { useAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { orderAtom } from '@/lib/orders/browser/order-atoms';
import type { Locale } from '@/lib/i18n/locales';
import { Slip } from './slip';
import styles from './thanks.module.css';

/** After a successful order (product §4); the slip is for the visitor to keep (reading 52). */
export function ThanksBox({ locale, onClosed }: { locale: Locale; onClosed: () => void }) {
  const t = useTranslations('checkout.thanks');
  const [order, setOrder] = useAtom(orderAtom);
  const accepted = order.phase === 'accepted';
  // Keeps its content until it has closed.
  const [slip, setSlip] = useState(accepted ? order.slip : undefined);
  if (accepted && order.slip !== slip) setSlip(order.slip);

  const wasOpen = useRef(accepted);
  useEffect(() => {
    if (wasOpen.current && !accepted) onClosed();
    wasOpen.current = accepted;
  }, [accepted, onClosed]);

  const close = () => setOrder({ phase: 'editing' });

  return (
    <Dialog
      open={accepted}
      onClose={close}
      title={t('title')}
      closeLabel={t('close')}
      className={styles.thanks}
    >
      <p className={styles.lead} role="status">
        {t('text')}
      </p>
      {slip ? <Slip locale={locale} slip={slip} /> : null}
      {slip?.address === undefined ? null : (
        <p className={styles.address}>
          {t.rich('slip', { slip: (words) => <a href={slip.address}>{words}</a> })}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>{t('print')}</Button>
        <Button variant="ghost" onClick={close}>
          {t('done')}
        </Button>
      </div>
    </Dialog>
  );
}
