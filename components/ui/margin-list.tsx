import Link from 'next/link';
import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './margin-list.module.css';
import { worded } from './words';

type MarginItemProps = {
  /** What goes in the margin: a `<time>`, a year, a number. */
  margin: ReactNode;
  title: ReactNode;
  href?: string | undefined;
  /** One line: where, who, how much. */
  text?: ReactNode;
  tag?: ReactNode;
  /** At the end: a ticket link or a file. It stays clickable above the stretched title link. */
  action?: ReactNode;
  lang?: string | undefined;
  /** Struck through, for cancelled events. */
  off?: boolean | undefined;
  level?: 2 | 3 | 4 | undefined;
  id?: string | undefined;
};

export function MarginItem({
  margin,
  title,
  href,
  text,
  tag,
  action,
  lang,
  off,
  level = 3,
  id,
}: MarginItemProps) {
  const Heading = `h${level}` as const;
  return (
    <li className={cx('covered', styles.item)} id={id}>
      <div className={styles.margin}>{margin}</div>
      <div className={styles.body}>
        <Heading className={cx(styles.title, off && styles.off)} lang={lang}>
          {href === undefined ? (
            worded(title)
          ) : (
            <Link href={href} className="covers" prefetch={false}>
              {worded(title)}
            </Link>
          )}
        </Heading>
        {text ? (
          <div className={styles.text} lang={lang}>
            {text}
          </div>
        ) : null}
        {tag ? <div className={styles.tag}>{tag}</div> : null}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </li>
  );
}

/** A list to scan down the margin: date, title, one line. */
export function MarginList({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <ol role="list" className={cx(styles.list, className)}>
      {children}
    </ol>
  );
}
