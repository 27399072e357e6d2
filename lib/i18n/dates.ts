import type { Locale } from './locales';
import { timeZone } from '@/lib/content/site';

const languageTag = { ro: 'ro-RO', en: 'en-GB' } as const;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(languageTag[locale], { timeZone, ...options });
  formatters.set(key, known);
  return known;
}

/** "14 noiembrie 2026", "14 November 2026": an ISO 8601 date in the given zone, Europe/Bucharest when none is given. */
export function formatDate(locale: Locale, iso: string, zone: string = timeZone): string {
  return formatter(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone }).format(
    new Date(iso),
  );
}

/** "14 noiembrie", "14 November". */
export function formatDay(locale: Locale, iso: string, zone: string = timeZone): string {
  return formatter(locale, { day: 'numeric', month: 'long', timeZone: zone }).format(new Date(iso));
}

/** "sâmbătă, 14 noiembrie 2026", "Saturday 14 November 2026". */
export function formatLongDate(locale: Locale, iso: string, zone: string = timeZone): string {
  const options = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zone,
  } as const;
  return formatter(locale, options).format(new Date(iso));
}

/** "19:00", or undefined when the ISO string has only a date (reading 12). */
export function formatTime(locale: Locale, iso: string, zone: string = timeZone): string | undefined {
  if (!iso.includes('T')) return undefined;
  return formatter(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }).format(
    new Date(iso),
  );
}

/** The calendar day (`YYYY-MM-DD`) of an instant in a time zone. */
export function calendarDay(moment: Date, zone: string = timeZone): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(moment);
}

/** Newest first; of equal dates, the one later in the list comes first (reading 23). */
export function newestFirst<T extends { date: string }>(items: T[]): T[] {
  const moment = (item: T) => new Date(item.date).getTime();
  return items.toReversed().sort((a, b) => moment(b) - moment(a));
}

/** Dated items by calendar year, in the order given. */
export function byYear<T extends { date: string }>(items: T[]): { year: string; items: T[] }[] {
  const years = [...new Set(items.map(({ date }) => date.slice(0, 4)))];
  return years.map((year) => ({ year, items: items.filter(({ date }) => date.startsWith(year)) }));
}
