import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import type { ChoirEvent } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import styles from './events.module.css';

const notices = { cancelled: 'cancelledNotice', moved: 'movedNotice', 'sold-out': 'soldOutNotice' } as const;

type EventNoticeProps = { locale: Locale; event: ChoirEvent; upcoming: boolean };

/** What a visitor must know first: cancelled, moved, sold out or over. */
export async function EventNotice({ locale, event, upcoming }: EventNoticeProps) {
  const t = await getTranslations({ locale, namespace: 'events' });
  const { status, movedFrom } = event;
  if (status === 'scheduled' || (!upcoming && status !== 'cancelled')) {
    return upcoming ? null : (
      <Notice tone="info" className={styles.notice}>
        {t('past')}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={t(status)} className={styles.notice}>
      <p>{t(notices[status])}</p>
      {movedFrom !== undefined && <p>{t('movedFrom', { old: movedFrom })}</p>}
    </Notice>
  );
}
