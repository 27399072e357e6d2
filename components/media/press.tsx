import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { MarginItem, MarginList } from '@/components/ui/margin-list';
import type { PressRelease } from '@/lib/content/types';
import { formatDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { firstWords } from './first-words';
import styles from './media.module.css';

/** The condensed list: date, title, opening words and a link to the whole release (reading 9). */
export async function Press({ locale, releases }: { locale: Locale; releases: readonly PressRelease[] }) {
  const t = await getTranslations({ locale, namespace: 'media' });
  return (
    <MarginList className={styles.releases}>
      {releases.map(({ id, slug, title, date, body, language }) => (
        <MarginItem
          key={id}
          margin={date !== undefined && <time dateTime={date}>{formatDate(locale, date)}</time>}
          title={title}
          level={2}
          lang={language}
          text={
            <>
              <p>{firstWords(body)}</p>
              <p lang={locale}>
                <Link
                  href={href(locale, 'media-subsection', { section: 'press', subsection: slug })}
                  prefetch={false}
                  hrefLang={language}
                  aria-label={t('readMoreOf', { title })}
                  className={styles.readMore}
                >
                  {t('readMore')} <span aria-hidden="true">→</span>
                </Link>
              </p>
            </>
          }
        />
      ))}
    </MarginList>
  );
}
