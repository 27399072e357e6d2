import type { ReactNode } from 'react';
import styles from './empty.module.css';
import { Staff } from './staff';

type EmptyProps = { title: ReactNode; children?: ReactNode; action?: ReactNode };

/** An empty list: a bar of rest, a sentence and somewhere to go. */
export function Empty({ title, children, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <Staff className={styles.staff} rest />
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
