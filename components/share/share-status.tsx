import type { Words } from '@/lib/i18n/words';
import type { Shared } from './share';
import styles from './share.module.css';

type ShareStatusProps = {
  shared: Shared | undefined;
  address: string;
  words: Words<'copied' | 'byHand'>;
};

/** What became of the last press, announced; the address itself where it could not be copied. */
export function ShareStatus({ shared, address, words }: ShareStatusProps) {
  return (
    <span role="status" className={styles.status}>
      {shared === 'copied' && words.copied}
      {shared === 'shown' && (
        <>
          {words.byHand} <span className={styles.address}>{address}</span>
        </>
      )}
    </span>
  );
}
