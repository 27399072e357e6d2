import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './section-head.module.css';

type SectionHeadProps = {
  id?: string | undefined;
  title: ReactNode;
  aside?: ReactNode;
  className?: string | undefined;
};

/** A section heading under its rule, with the link to the whole list at the other end. */
export function SectionHead({ id, title, aside, className }: SectionHeadProps) {
  return (
    <div className={cx(styles.head, className)}>
      <h2 id={id}>{title}</h2>
      {aside}
    </div>
  );
}
