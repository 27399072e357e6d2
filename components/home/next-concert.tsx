import { getLocale, getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { priceInWords } from '@/components/events/price-in-words';
import type { ChoirEvent } from '@/lib/content/types';
import { calendarDay, dayOf, formatDay, formatTime } from '@/lib/i18n/dates';
import { eventHref, ticketsOf } from '@/lib/content/events';
import { timeZone } from '@/content/site';
import styles from './next-concert.module.css';

async function price({ free, priceFrom, status }: ChoirEvent) {
  const t = await getTranslations('home');
  if (status === 'sold-out') return (await getTranslations('events'))('sold-out');
  if (free) return t('free');
  return priceFrom === undefined ? t('details') : t('priceFrom', { price: await priceInWords(priceFrom) });
}

/** Said to those who meant to come. */
async function CalledOff({
  event: { date, title, language, timeZone: zone, ...event },
}: {
  event: ChoirEvent;
}) {
  const locale = await getLocale();
  const t = await getTranslations('events');
  return (
    <p className={styles.off}>
      <strong>{t('cancelled')}:</strong>{' '}
      <Link href={eventHref(locale, event)} className={styles.title} lang={language}>
        {title}
      </Link>
      , <time dateTime={date}>{formatDay(locale, date, zone)}</time>
    </p>
  );
}

type NextConcertProps = {
  event: ChoirEvent | undefined;
  /** The concert that would have come first, had it not been cancelled. */
  cancelled?: ChoirEvent | undefined;
};

/** The next concert in one line: when, what, where, how much. */
export async function NextConcert({ event, cancelled }: NextConcertProps) {
  const locale = await getLocale();
  const t = await getTranslations('home');
  const off = cancelled && <CalledOff event={cancelled} />;
  if (event === undefined)
    return (
      <div className={`wrap ${styles.line}`}>
        {off}
        <p>{t('noConcert')}</p>
      </div>
    );
  const { date, title, city, venue, timeZone: zone = timeZone } = event;
  const tickets = ticketsOf(event, new Date());
  const time = formatTime(locale, date, zone);
  const place = [city, venue, time && t('hour', { time })].filter(Boolean).join(', ');
  const today = dayOf(date, zone) === calendarDay(new Date(), zone);
  return (
    <section className={`wrap ${styles.line}`} aria-label={t('nextConcert')} data-today={today || undefined}>
      {off}
      <time dateTime={date} className={styles.date}>
        {today ? t('tonight') : formatDay(locale, date, zone)}
      </time>
      <p className={styles.what}>
        <Link href={eventHref(locale, event)} className={styles.title} lang={event.language}>
          {title}
        </Link>{' '}
        {place !== '' && <span className={styles.place}>{place}</span>}
      </p>
      <p className={styles.price}>
        {tickets === undefined ? (
          await price(event)
        ) : (
          <a href={tickets} rel="noopener noreferrer">
            {await price(event)} <span aria-hidden="true">→</span>
          </a>
        )}
      </p>
    </section>
  );
}
