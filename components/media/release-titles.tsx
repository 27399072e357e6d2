import Link from 'next/link';
import { Words } from '@/components/ui/words';
import type { PressRelease } from '@/lib/content/types';
import { formatDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import styles from './media.module.css';

type ReleaseTitlesProps = {
  locale: Locale;
  label: string;
  releases: readonly PressRelease[];
  /** Slug of the release being shown. */
  current: string;
};

/** The side list. */
export function ReleaseTitles({ locale, label, releases, current }: ReleaseTitlesProps) {
  return (
    <nav className={styles.titles} aria-labelledby="releases-title" data-print="hide">
      <h2 id="releases-title" className={styles.smallTitle}>
        {label}
      </h2>
      <ol role="list">
        {releases.map(({ id, slug, title, date, language }) => (
          <li key={id}>
            <Link
              href={href(locale, 'media-subsection', { section: 'press', subsection: slug })}
              prefetch={false}
              aria-current={slug === current ? 'page' : undefined}
              className={styles.titleLink}
            >
              <span lang={language}>
                <Words text={title} />
              </span>
              {date !== undefined && (
                <time dateTime={date} className={styles.titleDate}>
                  {formatDate(locale, date)}
                </time>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
