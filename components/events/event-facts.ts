import { getLocale, getTranslations } from 'next-intl/server';
import type { ChoirEvent } from '@/lib/content/types';
import { dayOf, formatLongDate, formatTime } from '@/lib/i18n/dates';
import { timeZone } from '@/content/site';
import { priceInWords } from './price-in-words';

/** What, where, when and how much, in words; whatever the host does not say is left out (reading 12). */
export async function eventFacts(event: ChoirEvent) {
  const locale = await getLocale();
  const t = await getTranslations('events');
  const { date, end, timeZone: zone = timeZone, venue, address, city, country, free, priceFrom } = event;
  const lastDay = end !== undefined && dayOf(end, zone) !== dayOf(date, zone);
  const first = formatLongDate(locale, date, zone);
  const day = lastDay ? t('multi', { first, last: formatLongDate(locale, end, zone) }) : first;
  const time = formatTime(locale, date, zone);
  const hour =
    time && [t('hour', { time }), zone === timeZone ? '' : t('localTime')].filter(Boolean).join(', ');
  return {
    when: [day, hour].filter(Boolean).join(', '),
    where: [venue, address, city, country].filter(Boolean).join(', '),
    shortPlace: [city, country, venue].filter(Boolean).join(', '),
    hour,
    price: free
      ? t('free')
      : priceFrom === undefined
        ? undefined
        : t('from', { price: await priceInWords(priceFrom) }),
  };
}
