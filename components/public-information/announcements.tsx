import { getLocale, getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { aboveInPublic } from '@/components/ui/trails';
import { RichText } from '@/components/rich-text/rich-text';
import { Empty } from '@/components/ui/empty';
import { FileLink } from '@/components/ui/file-link';
import { PageFrame } from '@/components/ui/page-frame';
import { Tag } from '@/components/ui/tag';
import { Untranslated } from '@/components/ui/untranslated';
import type { Announcement } from '@/lib/content/types';
import { calendarDay, dayOf, formatDate } from '@/lib/i18n/dates';
import { href } from '@/lib/routing/routes';
import { defaultLocale } from '@/lib/i18n/locales';
import styles from './public-information.module.css';

async function Item({ item }: { item: Announcement }) {
  const locale = await getLocale();
  const t = await getTranslations('public');
  const { id, title, date, expires, body, attachments, language } = item;
  const over = expires !== undefined && dayOf(expires) < calendarDay(new Date());
  return (
    <article id={`anunt-${id}`} className={styles.announcement}>
      <p className={styles.announcementHead}>
        <time dateTime={date}>{formatDate(locale, date)}</time>
        {over && <Tag kind="ended">{t('expired')}</Tag>}
        {!over && expires !== undefined && <span>{t('expires', { date: formatDate(locale, expires) })}</span>}
      </p>
      <div>
        <h2 lang={language}>{title}</h2>
        <Untranslated language={language} className={styles.notice} />
        <RichText markup={body} headings={3} lang={language} />
        {attachments.length > 0 && (
          <ul role="list" className={styles.files}>
            {attachments.map((file) => (
              <li key={file.file}>
                <FileLink file={file.file} label={file.title} language={defaultLocale} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

type AnnouncementsProps = { announcements: Announcement[] };

export async function Announcements({ announcements }: AnnouncementsProps) {
  const locale = await getLocale();
  const t = await getTranslations('public');
  return (
    <PageFrame title={t('announcements')} lead={t('announcementsLead')} above={await aboveInPublic()}>
      {announcements.length === 0 && <Empty title={t('noAnnouncements')} />}
      {announcements.map((item) => (
        <Item key={item.id} item={item} />
      ))}
      <p className={styles.back}>
        <Link href={href(locale, 'public-information')}>{t('back')}</Link>
      </p>
    </PageFrame>
  );
}
