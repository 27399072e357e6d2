import { getLocale, getTranslations } from 'next-intl/server';
import { site } from '@/content/site';
import { clockTime } from '@/lib/i18n/clock-time';
import { dayName, dayRange } from './opening-hours';

const { days, opens, closes } = site.contact.hours;

/** "De luni până vineri, între orele 9:00 și 19:00". */
export async function Hours() {
  const locale = await getLocale();
  const t = await getTranslations('contact');
  const range = dayRange(days);
  const names = days.map((day) => dayName(locale, day));
  return t.rich('open', {
    days: range
      ? t('days', { first: dayName(locale, range.first), last: dayName(locale, range.last) })
      : new Intl.ListFormat(locale).format(names),
    opens: () => <time dateTime={opens}>{clockTime(locale, opens)}</time>,
    closes: () => <time dateTime={closes}>{clockTime(locale, closes)}</time>,
  });
}
