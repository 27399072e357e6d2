import { cx } from '@/components/ui/cx';
import { Staff } from '@/components/ui/staff';
import styles from './bars-rest.module.css';

/** A multi-bar rest as printed in parts: a beam on the middle line, the number of bars above the staff. */
export function BarsRest({ count, className }: { count: string; className?: string | undefined }) {
  return (
    <div aria-hidden="true" className={cx(styles.bars, className)}>
      <p className={styles.count}>{count}</p>
      <Staff final />
      <span className={styles.beam} />
    </div>
  );
}
