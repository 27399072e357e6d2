import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from './more-link.module.css';

/** „Toate noutățile →”: the link from a section to its whole list. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.more}>
      <span className={styles.text}>{children}</span>
      <span aria-hidden="true" className={styles.arrow}>
        →
      </span>
    </Link>
  );
}
