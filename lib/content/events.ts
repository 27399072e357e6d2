import type { ChoirEvent } from './types';
import { calendarDay, dayOf } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { inLocale } from '@/lib/routing/pathname';
import { pathOf } from '@/lib/routing/routes';

/** Address segment of an event's page (reading 11): its number, so that a new title keeps the address, and its title. */
export const eventSegment = (event: Pick<ChoirEvent, 'id' | 'slug'>): string => event.slug === '' ? `${event.id}` : `${event.id}-${event.slug}`;

/** Path of an event's one address: it does not change when the event is over (reading 11). */
export const eventPath = (event: Pick<ChoirEvent, 'id' | 'slug'>): string =>
  pathOf('event', { type: 'news', event: eventSegment(event) });

export const eventHref = (locale: Locale, event: Pick<ChoirEvent, 'id' | 'slug'>): string =>
  inLocale(locale, eventPath(event));

/** The event of an address segment, whatever its words say. */
export function eventOfSegment(events: ChoirEvent[], segment: string): ChoirEvent | undefined {
  const id = /^(\d+)(?:-|$)/.exec(segment)?.[1];
  return events.find((event) => String(event.id) === id);
}

/** The day of the concert still counts as upcoming, by the calendar of Bucharest (reading 10). */
export function isUpcoming(event: Pick<ChoirEvent, 'date' | 'end'>, now: Date): boolean {
  return dayOf(event.end ?? event.date) >= calendarDay(now);
}

/** Where tickets of an event are sold now; undefined when it is over, sold out or called off, or sells none. */
export function ticketsOf(
  event: Pick<ChoirEvent, 'date' | 'end' | 'status' | 'ticketUrl'>,
  now: Date,
): string | undefined {
  const sells = (event.status === 'scheduled' || event.status === 'moved') && isUpcoming(event, now);
  return sells ? event.ticketUrl : undefined;
}

/** The list, which comes by date, split at today: upcoming soonest first, past latest first. */
export function splitEvents(events: ChoirEvent[], now: Date): { upcoming: ChoirEvent[]; past: ChoirEvent[] } {
  return {
    upcoming: events.filter((event) => isUpcoming(event, now)),
    past: events.filter((event) => !isUpcoming(event, now)).reverse(),
  };
}

/** The concerts just before and after one in the list, which comes by date. */
export function neighboursOf(events: ChoirEvent[], event: ChoirEvent) {
  const here = events.findIndex(({ id }) => id === event.id);
  return { earlier: events[here - 1], later: events[here + 1] };
}
