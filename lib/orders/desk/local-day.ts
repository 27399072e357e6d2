import { calendarDay } from '@/lib/i18n/dates';

const hourMs = 3_600_000;

/**
 * The start of a day (`YYYY-MM-DD`) in Bucharest, two or three hours before that day starts in UTC, in milliseconds.
 * Undefined when there is no such day.
 */
export function startOfDay(day: string): number | undefined {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return [3, 2]
    .map((offset) => midnight - offset * hourMs)
    .find((time) => !Number.isNaN(time) && calendarDay(new Date(time)) === day);
}

/** An hour of a day counted from today in Bucharest, in milliseconds. */
export function hourOfDay(now: number, daysOn: number, hour: number): number {
  const today = startOfDay(calendarDay(new Date(now))) ?? now;
  // From noon, so that a day of 23 or 25 hours is no other day.
  const day = calendarDay(new Date(today + (12 + 24 * daysOn) * hourMs));
  return (startOfDay(day) ?? today) + hour * hourMs;
}
