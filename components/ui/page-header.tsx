import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './page-header.module.css';
import { worded } from './words';

type PageHeaderProps = {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Beside the title on wide screens: filters, a date, a button. */
  aside?: ReactNode;
  /** Language of the title when it is not the page's. */
  lang?: string | undefined;
  /** For long titles (news, press releases): one step smaller. */
  long?: boolean | undefined;
  className?: string | undefined;
};

export function PageHeader({ title, eyebrow, lead, aside, lang, long, className }: PageHeaderProps) {
  return (
    <header className={cx(styles.header, className)}>
      <div className={styles.text}>
        {eyebrow ? <p className={styles.eyebrow}>{worded(eyebrow)}</p> : null}
        <h1 id="main-heading" tabIndex={-1} lang={lang} className={cx(long && styles.long)}>
          {worded(title)}
        </h1>
        {lead ? <div className={styles.lead}>{lead}</div> : null}
      </div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </header>
  );
}
