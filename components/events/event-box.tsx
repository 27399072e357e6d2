import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import type { ChoirEvent } from '@/lib/content/types';
import { eventFacts } from './event-facts';
import styles from './events.module.css';

type EventBoxProps = { event: ChoirEvent; upcoming: boolean };

/** When, where, how much, how to get in. */
export async function EventBox({ event, upcoming }: EventBoxProps) {
  const t = await getTranslations('events');
  const { when, where, price } = await eventFacts(event);
  const facts = [
    [
      t('when'),
      <time key="when" dateTime={event.date}>
        {when}
      </time>,
    ],
    [t('where'), where || t('noVenue')],
    [t('price'), upcoming ? (price ?? (event.ticketUrl && t('noPrice'))) : undefined],
    [t('admission'), upcoming ? event.admission : undefined],
  ] as const;
  const sells = upcoming && (event.status === 'scheduled' || event.status === 'moved');
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
      {sells && event.ticketUrl !== undefined && (
        <p className={styles.buy}>
          <ButtonLink href={event.ticketUrl} size="large">
            {t('tickets')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
