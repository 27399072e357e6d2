import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from './more-link.module.css';

type MoreLinkProps = {
  href: string;
  /** Leads to a page outside the framework, such as a private one. */
  document?: boolean;
  children: ReactNode;
};

/** „Toate noutățile →”: the link from a section to its whole list. */
export function MoreLink({ href, document = false, children }: MoreLinkProps) {
  const Anchor = document ? 'a' : Link;
  return (
    <Anchor href={href} className={styles.more}>
      <span className={styles.text}>{children}</span>
      <span aria-hidden="true" className={styles.arrow}>
        →
      </span>
    </Anchor>
  );
}
