'use client';

import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { orderOpenAtom } from '@/lib/orders/browser/state';
import styles from './added-dialog.module.css';
import type { DialogWords } from './words';
import { addedProductAtom } from './state';

/** „Ați adăugat în coș”: what was bought, and the two ways to continue (product §4). */
export function AddedDialog({ words }: { words: Pick<DialogWords, 'added' | 'close'> }) {
  const [added, setAdded] = useAtom(addedProductAtom);
  const openOrder = useSetAtom(orderOpenAtom);
  const finish = useRef<HTMLButtonElement>(null);
  const close = () => setAdded(undefined);

  useEffect(() => {
    if (added) finish.current?.focus();
  }, [added]);

  function finishShopping() {
    close();
    openOrder(true);
  }

  return (
    <Dialog open={added !== undefined} onClose={close} title={words.added.title} closeLabel={words.close}>
      <p role="status" className={styles.title} lang={added?.titleLanguage}>
        {added?.title}
      </p>
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
