import { timeZone } from '@/content/site';
import type { ChoirEvent } from '@/lib/content/types';
import { dayOf } from '@/lib/i18n/dates';

/** Hours that a concert is taken to last where its record does not say. */
const usualHours = 2;

/** Beginning and end of an event: `YYYY-MM-DD`, the end not included, or `YYYY-MM-DDThh:mm:ss` by the clocks of its zone. */
export type EventTimes = { zone: string; allDay: boolean; start: string; end: string };

const clocks = new Map<string, Intl.DateTimeFormat>();

/** An instant (milliseconds since 1970) by the clocks of a zone. */
function clockIn(zone: string, instant: number): string {
  const options = { timeZone: zone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' } as const;
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('sv-SE', options);
  clocks.set(zone, clock);
  return clock.format(instant).replace(' ', 'T');
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** When an event is, as calendars write it. One without an hour takes the whole of its days. */
export function eventTimes({
  date,
  end,
  timeZone: zone = timeZone,
}: Pick<ChoirEvent, 'date' | 'end' | 'timeZone'>): EventTimes {
  if (!date.includes('T')) {
    const last = end === undefined ? date : dayOf(end, zone);
    return { zone, allDay: true, start: date, end: dayAfter(last > date ? last : date) };
  }
  const begins = Date.parse(date);
  const known = end?.includes('T') ? Date.parse(end) : Number.NaN;
  const ends = known > begins ? known : begins + usualHours * 3_600_000;
  return { zone, allDay: false, start: clockIn(zone, begins), end: clockIn(zone, ends) };
}
