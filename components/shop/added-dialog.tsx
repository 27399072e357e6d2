'use client';

import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { orderOpenAtom } from '@/lib/orders/browser/order-atoms';
import styles from './added-dialog.module.css';
import type { DialogLabels } from './labels';
import { boughtProductAtom } from './state';

/** „Ați adăugat în coș”, or why not: what was bought, and the two ways to continue (product §4). */
export function AddedDialog({ labels }: { labels: Pick<DialogLabels, 'added' | 'close'> }) {
  const [bought, setBought] = useAtom(boughtProductAtom);
  const openOrder = useSetAtom(orderOpenAtom);
  const finish = useRef<HTMLButtonElement>(null);
  const close = () => setBought(undefined);

  useEffect(() => {
    if (bought) finish.current?.focus();
  }, [bought]);

  function finishShopping() {
    close();
    openOrder(true);
  }

  return (
    <Dialog
      open={bought !== undefined}
      onClose={close}
      title={bought?.full ? labels.added.fullTitle : labels.added.title}
      closeLabel={labels.close}
    >
      <div role="status">
        <p className={styles.title} lang={bought?.titleLanguage}>
          {bought?.title}
        </p>
        {bought?.full ? <p className={styles.full}>{labels.added.full}</p> : null}
      </div>
      <div className={styles.actions}>
        <Button ref={finish} onClick={finishShopping}>
          {labels.added.finish}
        </Button>
        <Button variant="ghost" onClick={close}>
          {labels.added.continue}
        </Button>
      </div>
    </Dialog>
  );
}
