import { clockTime } from './clock-time';
import { localeTable } from './locales';
import type { Locale } from './locales';
import { timeZone } from '@/content/site';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}${JSON.stringify(options)}`;
  const known =
    formatters.get(key) ?? new Intl.DateTimeFormat(localeTable[locale].tag, { timeZone, ...options });
  formatters.set(key, known);
  return known;
}

/**
 * A date as the content has it (lib/content/moment.ts): an instant is shown by the clock of the zone, and a bare day is
 * that day everywhere.
 */
function format(locale: Locale, iso: string, zone: string, options: Intl.DateTimeFormatOptions): string {
  const day = !iso.includes('T');
  return formatter(locale, { ...options, timeZone: day ? 'UTC' : zone }).format(new Date(iso));
}

/** "14 noiembrie 2026", "14 November 2026": in the given zone, Europe/Bucharest when none is given. */
export function formatDate(locale: Locale, iso: string, zone: string = timeZone): string {
  return format(locale, iso, zone, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** "14 noiembrie", "14 November". */
export function formatDay(locale: Locale, iso: string, zone: string = timeZone): string {
  return format(locale, iso, zone, { day: 'numeric', month: 'long' });
}

/** "sâmbătă, 14 noiembrie 2026", "Saturday 14 November 2026". */
export function formatLongDate(locale: Locale, iso: string, zone: string = timeZone): string {
  return format(locale, iso, zone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** "19:00" in Romanian, "7 pm" in English, or undefined when the ISO string has only a date (reading 12). */
export function formatTime(locale: Locale, iso: string, zone: string = timeZone): string | undefined {
  if (!iso.includes('T')) return undefined;
  const time = format(locale, iso, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return clockTime(locale, time);
}

/** The calendar day (`YYYY-MM-DD`) of an instant in a time zone. */
export function calendarDay(moment: Date, zone: string = timeZone): string {
  return formatter('en', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .format(moment)
    .split('/')
    .reverse()
    .join('-');
}

/** The calendar day of a date of the content: of an instant in the zone, of a bare day itself. */
export function dayOf(iso: string, zone: string = timeZone): string {
  return iso.includes('T') ? calendarDay(new Date(iso), zone) : iso;
}

/** Dated items by the calendar year of their own zone, in the order given. */
export function byYear<T extends { date: string; timeZone?: string | undefined }>(
  items: readonly T[],
): { year: string; items: T[] }[] {
  const years = new Map<string, T[]>();
  for (const item of items) {
    const year = dayOf(item.date, item.timeZone).slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), item]);
  }
  return [...years].map(([year, list]) => ({ year, items: list }));
}
