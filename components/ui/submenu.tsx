import Link from 'next/link';
import { cx } from './cx';
import styles from './submenu.module.css';

export type SubmenuItem = { href: string; label: string; current?: boolean | undefined };

type SubmenuProps = {
  label: string;
  items: readonly SubmenuItem[];
  /** A second group, slightly apart. */
  more?: readonly SubmenuItem[] | undefined;
  className?: string | undefined;
};

/** Sections of a page as links: each has an address, so they are not tabs. */
export function Submenu({ label, items, more = [], className }: SubmenuProps) {
  return (
    <nav aria-label={label} className={cx(styles.submenu, className)} data-print="hide">
      <ul role="list" className={styles.list}>
        {[...items, ...more].map((item, index) => (
          <li key={item.href} className={cx(index === items.length && styles.apart)}>
            <Link href={item.href} className={styles.link} aria-current={item.current ? 'page' : undefined}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
