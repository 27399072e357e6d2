import { getLocale, getTranslations } from 'next-intl/server';
import { eventHref, eventSegment } from '@/lib/content/events';
import type { ChoirEvent } from '@/lib/content/types';
import { googleCalendarHref } from '@/lib/feeds/google-calendar';
import { calendarHref, eventCalendarHref } from '@/lib/routing/files';
import { absolute } from '@/lib/seo/graph/node';
import styles from './events.module.css';

/** Ways into a visitor's own calendar: this concert as a file or at Google, or all of them by subscription. */
export async function AddToCalendar({ event }: { event: ChoirEvent }) {
  const locale = await getLocale();
  const t = await getTranslations('events.calendar');
  const google = await googleCalendarHref(locale, event, absolute(eventHref(locale, event)));
  const subscription = absolute(calendarHref(locale)).replace(/^https?:/, 'webcal:');
  return (
    <details className={styles.calendar} data-print="hide">
      <summary>{t('add')}</summary>
      <ul role="list">
        <li>
          <a href={eventCalendarHref(locale, eventSegment(event))} download>
            {t('file')}
          </a>
        </li>
        <li>
          <a href={google} rel="external noopener noreferrer">
            {t('google')}
          </a>
        </li>
        <li>
          <a href={subscription}>{t('subscribe')}</a>
        </li>
      </ul>
    </details>
  );
}
