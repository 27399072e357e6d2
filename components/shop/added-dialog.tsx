'use client';

import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { orderOpenAtom } from '@/lib/orders/browser/order-open';
import styles from './added-dialog.module.css';
import type { DialogWords } from './words';
import { boughtProductAtom } from './state';

/** „Ați adăugat în coș”, or why not: what was bought, and the two ways to continue (product §4). */
export function AddedDialog({ words }: { words: Pick<DialogWords, 'added' | 'close'> }) {
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
      title={bought?.full ? words.added.fullTitle : words.added.title}
      closeLabel={words.close}
    >
      <div role="status">
        <p className={styles.title} lang={bought?.titleLanguage}>
          {bought?.title}
        </p>
        {bought?.full ? <p className={styles.full}>{words.added.full}</p> : null}
      </div>
      <div className={styles.actions}>
        <Button ref={finish} onClick={finishShopping}>
          {words.added.finish}
        </Button>
        <Button variant="ghost" onClick={close}>
          {words.added.continue}
        </Button>
      </div>
    </Dialog>
  );
}
