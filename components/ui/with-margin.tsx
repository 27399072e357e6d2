import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './with-margin.module.css';

type WithMarginProps = {
  /** Date, contents or notes that stand beside the text on wide screens and above it on narrow ones. */
  margin?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A reading column that keeps the margin of the lists, so that pages share one axis. */
export function WithMargin({ margin, className, children }: WithMarginProps) {
  return (
    <div className={cx(styles.frame, className)}>
      {margin ? <div className={styles.margin}>{margin}</div> : null}
      <div className={styles.body}>{children}</div>
    </div>
  );
}
