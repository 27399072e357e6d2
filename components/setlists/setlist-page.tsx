import { getLocale, getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { aboveSetlist } from '@/components/ui/trails';
import { FileLink } from '@/components/ui/file-link';
import { MoreLink } from '@/components/ui/more-link';
import { PageFrame } from '@/components/ui/page-frame';
import { Picture } from '@/components/ui/picture';
import { Staff } from '@/components/ui/staff';
import type { ChoirEvent } from '@/lib/content/types';
import { formatLongDate } from '@/lib/i18n/dates';
import { eventHref } from '@/lib/content/events';
import { cityName } from '@/lib/content/setlists';
import type { Setlist } from '@/lib/content/setlists';
import { composerName, composerYears } from '@/lib/content/works';
import type { Work } from '@/lib/content/works';
import { pieceById } from '@/lib/content/listening';
import { href } from '@/lib/routing/routes';
import { defaultLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import styles from './setlist-page.module.css';
import { titleLanguage } from './title-language';

type SetlistPageProps = { setlist: Setlist; event?: ChoirEvent | undefined };

function credit(work: Work, locale: Locale): string {
  const years = composerYears(work);
  return `${composerName(work, locale)}${years ? ` (${years})` : ''}`;
}

type FollowProps = { locale: Locale; work: Work; label: string };

/** To the listening room of a work. */
function Follow({ locale, work, label }: FollowProps) {
  return (
    <span data-print="hide">
      {' · '}
      <Link
        href={href(locale, 'listening-room', { piece: work.id })}
        prefetch={false}
        className={styles.follow}
      >
        {label}
        <span className="visually-hidden">
          : <span lang={work.lang}>{work.title}</span>
        </span>
      </Link>
    </span>
  );
}

/** A programme as a page: what the paper says, in the order in which it was sung. It prints on one A4 sheet. */
export async function SetlistPage({ setlist, event }: SetlistPageProps) {
  const locale = await getLocale();
  const t = await getTranslations('setlists');
  const { date, title, image, link, city, place, minutes, works } = setlist;
  return (
    <PageFrame
      above={await aboveSetlist()}
      eyebrow={t('programme')}
      title={title[locale]}
      lang={titleLanguage(locale, setlist)}
      lead={
        <p className={styles.when}>
          <time dateTime={date}>{formatLongDate(locale, date)}</time>
          <br />
          {[cityName(city, locale), place?.[locale]].filter(Boolean).join(', ')}
          <br />
          {t('length', { minutes })}
        </p>
      }
      long
    >
      <div className={styles.sheet}>
        <section aria-labelledby="lucrari">
          <h2 id="lucrari" className="visually-hidden">
            {t('works')}
          </h2>
          <ol role="list" className={styles.works}>
            {works.map((work) => (
              <li key={work.id} className={styles.work}>
                <cite lang={work.lang} className={styles.workTitle}>
                  {work.title}
                </cite>
                <span className={styles.composer}>
                  {credit(work, locale)}
                  {pieceById(work.id) && <Follow locale={locale} work={work} label={t('follow')} />}
                </span>
              </li>
            ))}
          </ol>
          <Staff final />
        </section>
        <div className={styles.aside} data-print="hide">
          <Picture src={image} alt="" ratio="5 / 7" priority className={styles.cover} />
          <p>
            <FileLink file={link} label={t('printed')} language={defaultLocale} />
          </p>
          {event && (
            <p>
              <MoreLink href={eventHref(locale, event)}>{t('concert')}</MoreLink>
            </p>
          )}
          <p>
            <MoreLink href={href(locale, 'setlists')}>{t('back')}</MoreLink>
          </p>
        </div>
      </div>
    </PageFrame>
  );
}
