import type { ChoirEvent } from './types';
import { calendarDay } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { timeZone } from './site';

/** Address segment of an event's page (reading 11): its id, so that the address survives a new title, and its title. */
export const eventSegment = (event: Pick<ChoirEvent, 'id' | 'slug'>): string => `${event.id}-${event.slug}`;

/** An event's only address, which does not change once the event is over (reading 11). */
export const eventHref = (locale: Locale, event: Pick<ChoirEvent, 'id' | 'slug'>): string =>
  href(locale, 'event', { type: 'news', event: eventSegment(event) });

/** The event that an address segment means; only the id in it counts. */
export function eventOfSegment(events: ChoirEvent[], segment: string): ChoirEvent | undefined {
  const id = /^(\d+)(?:-|$)/.exec(segment)?.[1];
  return events.find((event) => String(event.id) === id);
}

const dayOf = (iso: string) => (iso.includes('T') ? calendarDay(new Date(iso), timeZone) : iso);

/** The day of the concert still counts as upcoming, by the calendar of Bucharest (reading 10). */
export function isUpcoming(event: Pick<ChoirEvent, 'date' | 'end'>, now: Date): boolean {
  return dayOf(event.end ?? event.date) >= calendarDay(now, timeZone);
}

const byDate = (a: ChoirEvent, b: ChoirEvent) => new Date(a.date).getTime() - new Date(b.date).getTime();

/** One list, split at today: upcoming soonest first, past latest first. */
export function splitEvents(events: ChoirEvent[], now: Date): { upcoming: ChoirEvent[]; past: ChoirEvent[] } {
  const ordered = events.toSorted(byDate);
  return {
    upcoming: ordered.filter((event) => isUpcoming(event, now)),
    past: ordered.filter((event) => !isUpcoming(event, now)).reverse(),
  };
}

/** The concerts just before and after this one, by date. */
export function neighboursOf(events: ChoirEvent[], event: ChoirEvent) {
  const ordered = events.toSorted(byDate);
  const here = ordered.findIndex(({ id }) => id === event.id);
  return { earlier: ordered[here - 1], later: ordered[here + 1] };
}
