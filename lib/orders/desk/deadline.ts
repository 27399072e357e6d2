import { calendarDay } from '@/lib/i18n/dates';

/** Within which the trader returns the money, from the day on which the withdrawal came (Directive 2011/83, art. 13). */
const days = 14;

/** The last day (`YYYY-MM-DD`, in Bucharest) for returning the money of a withdrawal received at an instant. */
export function deadlineOf(receivedAt: string): string {
  const received = Date.parse(`${calendarDay(new Date(receivedAt))}T12:00:00Z`);
  return new Date(received + days * 86_400_000).toISOString().slice(0, 10);
}
