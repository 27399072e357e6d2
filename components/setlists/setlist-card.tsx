import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { FileLink } from '@/components/ui/file-link';
import { Picture } from '@/components/ui/picture';
import type { ChoirEvent } from '@/lib/content/types';
import { formatDate } from '@/lib/i18n/dates';
import { eventHref } from '@/lib/content/events';
import type { Locale } from '@/lib/i18n/locales';
import { cityName } from '@/lib/content/setlists';
import type { Setlist } from '@/lib/content/setlists';
import { href } from '@/lib/routing/routes';
import styles from './setlists.module.css';
import { titleLanguage } from './title-language';

type SetlistCardProps = {
  locale: Locale;
  setlist: Setlist;
  event?: ChoirEvent | undefined;
  priority?: boolean;
};

/** On a narrow card the name of the hall does not break: it goes below the city. */
function Place({ city, hall }: { city: string; hall: string | undefined }) {
  return (
    <p className={styles.place}>
      {city}
      {hall !== undefined && (
        <>
          , <span className={styles.hall}>{hall}</span>
        </>
      )}
    </p>
  );
}

/** Cover, date, title and place; the whole card opens the PDF, which its link names with type and size. */
export async function SetlistCard({ locale, setlist, event, priority }: SetlistCardProps) {
  const t = await getTranslations({ locale, namespace: 'setlists' });
  const { slug, date, title, image, link, city, place, twin } = setlist;
  const of = <span className="visually-hidden">: {title[locale]}</span>;
  return (
    <article className={styles.card}>
      <h3 className={styles.title} lang={titleLanguage(locale, setlist)}>
        {title[locale]}
      </h3>
      <p className={styles.date}>
        <time dateTime={date}>{formatDate(locale, date)}</time>
      </p>
      <Place city={cityName(city, locale)} hall={place?.[locale]} />
      <ul role="list" className={styles.links}>
        <li className={styles.file}>
          <FileLink
            locale={locale}
            file={link}
            language="ro"
            label={
              <span>
                {t('pdf')}
                {of}
              </span>
            }
          />
        </li>
        {twin && (
          <li>
            <Link
              href={href(locale, 'setlist', { programme: slug })}
              prefetch={false}
              className={styles.link}
            >
              {t('read')}
              {of}
            </Link>
          </li>
        )}
        {event && (
          <li>
            <Link href={eventHref(locale, event)} prefetch={false} className={styles.link}>
              {t('concert')}
              {of}
            </Link>
          </li>
        )}
      </ul>
      <div className={styles.cover}>
        <Picture src={image} alt="" ratio="5 / 7" priority={priority} />
      </div>
    </article>
  );
}
