import type { Locale } from '@/lib/i18n/locales';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** A Monday, to derive the names of the days from. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** The name of a day (given as schema.org's English one) in a language: "Monday" → "luni". */
export function dayName(locale: Locale, day: string): string {
  const formatter = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return formatter.format(monday + week.indexOf(day) * dayMs);
}

/** First and last of three or more consecutive days, which are written as a range; otherwise undefined. */
export function dayRange(days: readonly string[]): { first: string; last: string } | undefined {
  const places = days.map((day) => week.indexOf(day));
  const [first, last] = [days[0], days.at(-1)];
  const inARow = places.every((place, index) => index === 0 || place === (places[index - 1] ?? 0) + 1);
  return inARow && days.length > 2 && first !== undefined && last !== undefined ? { first, last } : undefined;
}
