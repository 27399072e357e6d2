import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { MediaAppearance } from '@/lib/content/types';
import { formatDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import styles from './media.module.css';

type AppearancesProps = { locale: Locale; appearances: readonly MediaAppearance[] };

/** What newspapers and broadcasters have said; some of it can be read at the source. */
export async function Appearances({ locale, appearances }: AppearancesProps) {
  const t = await getTranslations({ locale, namespace: 'media' });
  return (
    <ol role="list" className={styles.appearances}>
      {appearances.map(({ id, title, summary, image, url, source, date, language }) => (
        <li key={id} className={styles.appearance}>
          <p className={styles.when}>
            {date !== undefined && <time dateTime={date}>{formatDate(locale, date)}</time>}
            {source !== undefined && <span className={styles.source}>{source}</span>}
          </p>
          <div className={styles.words}>
            <h2 className={styles.appearanceTitle} lang={language}>
              {title}
            </h2>
            <p className={styles.summary} lang={language}>
              {summary}
            </p>
            {url !== undefined && (
              <p>
                <a
                  href={url}
                  rel="noopener noreferrer"
                  aria-label={t('sourceOf', { title })}
                  className={styles.readMore}
                >
                  {t('source')} <span aria-hidden="true">↗</span>
                </a>
              </p>
            )}
          </div>
          <Picture
            src={image}
            alt=""
            ratio="4 / 3"
            sizes="(min-width: 768px) 15vw, 30vw"
            className={styles.clipping}
          />
        </li>
      ))}
    </ol>
  );
}
