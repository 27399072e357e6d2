'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import type { Words } from '@/lib/i18n/words';
import { canShare, shareAddress } from './share';
import type { Shared } from './share';
import { ShareStatus } from './share-status';
import styles from './share.module.css';

type ShareButtonProps = { title: string; words: Words<'share' | 'copy' | 'copied' | 'byHand'> };

const never = () => () => undefined;
/** Without what somebody added to it: a place in the page, a campaign. */
const ownAddress = () => window.location.origin + window.location.pathname;

/** Shares the page with the device's own means, else copies its address. */
export function ShareButton({ title, words }: ShareButtonProps) {
  const [shared, setShared] = useState<Shared>();
  const shares = useSyncExternalStore(never, canShare, () => false);
  const press = () => void shareAddress(ownAddress(), title).then(setShared);
  return (
    <p className={styles.share} data-print="hide">
      <Button variant="ghost" size="small" onClick={press}>
        {shares ? words.share : words.copy}
      </Button>
      <ShareStatus shared={shared} address={shared === 'shown' ? ownAddress() : ''} words={words} />
    </p>
  );
}
