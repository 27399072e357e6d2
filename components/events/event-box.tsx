import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { ticketsOf } from '@/lib/content/events';
import type { ChoirEvent } from '@/lib/content/types';
import { AddToCalendar } from './add-to-calendar';
import { eventFacts } from './event-facts';
import styles from './events.module.css';

type EventBoxProps = { event: ChoirEvent; upcoming: boolean };

/** When, where, how much, and admission; then tickets, and the visitor's calendar. */
export async function EventBox({ event, upcoming }: EventBoxProps) {
  const t = await getTranslations('events');
  const { when, where, price } = await eventFacts(event);
  const takesPlace = upcoming && event.status !== 'cancelled';
  const facts = [
    [
      t('when'),
      <time key="when" dateTime={event.date}>
        {when}
      </time>,
    ],
    [t('where'), where || (upcoming ? t('noVenue') : undefined)],
    [t('price'), takesPlace ? (price ?? (event.ticketUrl && t('noPrice'))) : undefined],
    [t('admission'), upcoming ? event.admission : undefined],
  ] as const;
  const tickets = ticketsOf(event, new Date());
  return (
    <>
      <dl className={styles.box}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {tickets !== undefined && (
        <p className={styles.buy}>
          <ButtonLink href={tickets} size="large">
            {t('tickets')}
          </ButtonLink>
        </p>
      )}
      {takesPlace && <AddToCalendar event={event} />}
    </>
  );
}
