import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'warning' | 'success' | 'error';

type NoticeProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
};

/** Set `role="alert"` or `role="status"` only where the notice appears after the page has been read. */
export function Notice({ tone = 'info', title, className, children, ...rest }: NoticeProps) {
  return (
    <div className={cx(styles.notice, styles[tone], className)} {...rest}>
      {title ? <p className={styles.title}>{title}</p> : null}
      <div className={styles.body}>{children}</div>
    </div>
  );
}
