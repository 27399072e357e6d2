import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import type { ChoirEvent } from '@/lib/content/types';
import styles from './events.module.css';

const notices = { cancelled: 'cancelledNotice', moved: 'movedNotice', 'sold-out': 'soldOutNotice' } as const;

type EventNoticeProps = { event: ChoirEvent; upcoming: boolean };

/** What a visitor must know first: cancelled, moved, sold out or over. */
export async function EventNotice({ event, upcoming }: EventNoticeProps) {
  const t = await getTranslations('events');
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
