import 'server-only';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ICalCalendar, ICalEventData } from 'ical-generator';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';
import { site } from '@/content/site';
import { content, ledger } from '@/lib/content';
import { eventHref, eventOfSegment } from '@/lib/content/events';
import type { ChoirEvent } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator';
import { absolute } from '@/lib/seo/graph/node';
import type { NoFile, SharedFile } from '@/lib/server/shared-file';
import { eventTimes } from './event-times';
import { eventWords } from './event-words';

const type = 'text/calendar';
/** Seconds after which subscribers look again. */
const refresh = 6 * 3_600;

let known: ReadonlySet<string> | undefined;

/** The VTIMEZONE of a zone; null for one that the library does not know (by that spelling), of which it would complain aloud. */
function zoneBlock(zone: string): string | null {
  known ??= new Set([tzlib_get_timezones()].flat());
  return known.has(zone) ? ([tzlib_get_ical_block(zone)].flat()[0] ?? null) : null;
}

function timesOf(event: ChoirEvent): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone'> {
  const { zone, allDay, start, end } = eventTimes(event);
  if (allDay) return { allDay, start, end };
  // A time as text is printed as it stands. Without its zone, it is printed as an instant.
  if (zoneBlock(zone) !== null) return { start, end, timezone: zone };
  const length = Date.parse(`${end}Z`) - Date.parse(`${start}Z`);
  return { start: new Date(event.date), end: new Date(Date.parse(event.date) + length) };
}

function statusOf({ status, venue, city }: ChoirEvent): ICalEventStatus {
  if (status === 'cancelled') return ICalEventStatus.CANCELLED;
  return venue === undefined && city === undefined ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

async function entryOf(locale: Locale, event: ChoirEvent): Promise<ICalEventData> {
  const url = absolute(eventHref(locale, event));
  const { summary, location, details } = await eventWords(locale, event, url);
  const change = ledger().change('events', locale, event.id);
  // Not now: a file that says the same must be the same.
  const stamp = new Date(change?.changed ?? change?.firstSeen ?? event.date);
  return {
    // Each language is a calendar of its own, with changes of its own.
    id: `event-${event.id}-${locale}@${new URL(url).hostname}`,
    ...timesOf(event),
    ...{ summary, url, stamp, description: details, status: statusOf(event) },
    ...(location !== '' && { location }),
    sequence: change?.revision ?? 0,
    ...(change?.changed !== undefined && { lastModified: stamp }),
  };
}

async function calendarOf(locale: Locale, events: readonly ChoirEvent[]): Promise<ICalCalendar> {
  const t = await translatorFor(locale, 'events');
  const calendar = ical({
    name: `${site.shortName}: ${t('newsTitle').toLocaleLowerCase(locale)}`,
    description: `${site.name[locale]} (${site.demoNotice[locale]})`,
    prodId: { company: site.shortName, product: 'Calendar', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refresh,
    timezone: { name: null, generator: zoneBlock },
  });
  for (const event of events) calendar.createEvent(await entryOf(locale, event));
  return calendar;
}

/** All events of a language, past ones too, for those who subscribe. */
export async function allEvents(locale: Locale): Promise<SharedFile | NoFile> {
  const list = await content().events(locale);
  if (!list.ok) return 'unavailable';
  return { type, body: `${await calendarOf(locale, list.items)}\r\n` };
}

/** The event that a segment means, as a file of its own. */
export async function oneEvent(locale: Locale, segment: string): Promise<SharedFile | NoFile> {
  const list = await content().events(locale);
  if (!list.ok) return 'unavailable';
  const event = eventOfSegment(list.items, segment);
  if (!event) return 'not-found';
  return { type, body: `${await calendarOf(locale, [event])}\r\n` };
}
