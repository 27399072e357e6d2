import Link from 'next/link';
import { cx } from './cx';
import styles from './pager.module.css';
import { Words } from './words';

export type PagerLink = { href: string; label: string; title: string; lang?: string | undefined };

type PagerProps = { label: string; previous?: PagerLink | undefined; next?: PagerLink | undefined };

function End({ link, rel }: { link: PagerLink | undefined; rel: 'prev' | 'next' }) {
  if (!link) return null;
  return (
    <Link href={link.href} rel={rel} className={cx(styles.link, styles[rel])} prefetch={false}>
      <span className={styles.label}>
        <span aria-hidden="true">{rel === 'prev' ? '← ' : ''}</span>
        {link.label}
        <span aria-hidden="true">{rel === 'next' ? ' →' : ''}</span>
      </span>
      <span className={styles.title} lang={link.lang}>
        <Words text={link.title} />
      </span>
    </Link>
  );
}

/** From one story to its neighbours. */
export function Pager({ label, previous, next }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className={styles.pager} data-print="hide">
      <End link={previous} rel="prev" />
      <End link={next} rel="next" />
    </nav>
  );
}
