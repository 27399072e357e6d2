import Link from 'next/link';
import styles from './breadcrumbs.module.css';

export type Crumb = { label: string; href?: string | undefined };

/** The last item is the page itself and has no address. */
export function Breadcrumbs({ items, label }: { items: readonly Crumb[]; label: string }) {
  return (
    <nav aria-label={label} className={styles.crumbs} data-print="hide">
      <ol role="list">
        {items.map((item) => (
          <li key={item.label}>
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link href={item.href} prefetch={false} className={styles.link}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
