import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './section-head.module.css';

type SectionHeadProps = {
  id?: string | undefined;
  title: ReactNode;
  aside?: ReactNode;
  className?: string | undefined;
};

/** Heading of a section under its rule, with the way to the whole list at the other end. */
export function SectionHead({ id, title, aside, className }: SectionHeadProps) {
  return (
    <div className={cx(styles.head, className)}>
      <h2 id={id}>{title}</h2>
      {aside}
    </div>
  );
}
