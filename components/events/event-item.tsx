import { getTranslations } from 'next-intl/server';
import { MarginItem } from '@/components/ui/margin-list';
import type { ChoirEvent } from '@/lib/content/types';
import { formatDay } from '@/lib/i18n/dates';
import { eventHref, ticketsOf } from '@/lib/content/events';
import type { Locale } from '@/lib/i18n/locales';
import { eventFacts } from './event-facts';
import { EventTag } from './event-tag';
import styles from './events.module.css';

type EventItemProps = { locale: Locale; event: ChoirEvent; upcoming: boolean };

/** Where, then when and how much; on phones each on its own line. */
function Line({ place, terms }: { place: string; terms: string }) {
  return (
    <p>
      {place}
      {place !== '' && terms !== '' && <span className={styles.dot}>{'\u00a0· '}</span>}
      <span className={styles.terms}>{terms}</span>
    </p>
  );
}

export async function EventItem({ locale, event, upcoming }: EventItemProps) {
  const t = await getTranslations({ locale, namespace: 'events' });
  const { shortPlace, hour, price } = await eventFacts(locale, event);
  const { date, title, status, language, timeZone } = event;
  const tickets = ticketsOf(event, new Date());
  const terms = [hour, upcoming && !event.free && status !== 'cancelled' ? price : ''].filter(Boolean);
  return (
    <MarginItem
      margin={<time dateTime={date}>{formatDay(locale, date, timeZone)}</time>}
      title={title}
      href={eventHref(locale, event)}
      text={<Line place={shortPlace} terms={terms.join('\u00a0· ')} />}
      tag={
        status !== 'scheduled' || (event.free && upcoming) ? (
          <EventTag locale={locale} event={event} />
        ) : undefined
      }
      off={status === 'cancelled'}
      lang={language}
      action={
        tickets !== undefined ? (
          <a
            href={tickets}
            rel="noopener noreferrer"
            className={styles.tickets}
            aria-label={t('ticketsFor', { title })}
          >
            {t('tickets')} <span aria-hidden="true">→</span>
          </a>
        ) : undefined
      }
    />
  );
}
