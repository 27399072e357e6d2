import { getLocale, getTranslations } from 'next-intl/server';
import { aboveInPublic } from '@/components/ui/trails';
import { RichText } from '@/components/rich-text/rich-text';
import { MoreLink } from '@/components/ui/more-link';
import { Notice } from '@/components/ui/notice';
import { PageFrame } from '@/components/ui/page-frame';
import { formatDate } from '@/lib/i18n/dates';
import type { CareersPage } from '@/lib/content/texts/careers';
import { href } from '@/lib/routing/routes';
import styles from './public-information.module.css';

/** The notice of 2020, marked as ended (reading 59). */
export async function Careers({ page }: { page: CareersPage }) {
  const locale = await getLocale();
  const t = await getTranslations('public');
  return (
    <PageFrame title={page.title} lead={page.lead} above={await aboveInPublic()}>
      <Notice
        tone="warning"
        title={t('careersEnded', { date: formatDate(locale, page.ended) })}
        className={`${styles.notice} ${styles.beside}`}
      >
        <p>{t('careersEndedText')}</p>
      </Notice>
      <RichText markup={page.body} inColumns />
      <p className={`${styles.back} ${styles.beside}`}>
        <MoreLink href={href(locale, 'announcements')}>{t('currentAnnouncements')}</MoreLink>
      </p>
    </PageFrame>
  );
}
