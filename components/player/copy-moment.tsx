'use client';

import { useState } from 'react';
import { copyAddress } from '@/components/share/share';
import type { Shared } from '@/components/share/share';
import { ShareStatus } from '@/components/share/share-status';
import { momentHash } from '@/lib/player/moment';
import { heardPosition } from './audio';
import styles from './player-band.module.css';
import type { PlayerWords } from './words';

/** Copies a link to what is heard just now. */
export function CopyMoment({ song, words }: { song: number; words: PlayerWords }) {
  const [done, setDone] = useState<{ shared: Shared; address: string }>();
  const press = () => {
    const { origin, pathname } = window.location;
    const address = origin + pathname + momentHash({ song, seconds: heardPosition() });
    void copyAddress(address).then((shared) => setDone({ shared, address }));
  };
  return (
    <p className={styles.moment}>
      <button type="button" className={styles.copy} onClick={press}>
        {words.moment}
      </button>{' '}
      <ShareStatus shared={done?.shared} address={done?.address ?? ''} words={words} />
    </p>
  );
}
