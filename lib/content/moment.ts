import { timeZone as bucharest } from '@/content/site';

/**
 * A date as the site keeps it: a calendar day (`2026-05-01`), or an instant with its offset (`2026-05-01T19:00+03:00`).
 */
export type Moment = string;

const iso =
  /^(\d{4})-(\d{2})-(\d{2})(?:(?:[Tt]|\s+)(\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:,?\s+(\d{1,2})[:.](\d{2})(?::(\d{2}))?)?$/;

const two = (value: string | number) => String(value).padStart(2, '0');

function isDay(year: number, month: number, day: number): boolean {
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** `Z`, or `+03:00` for `+0300` and `+03`; undefined when no place on earth has it. */
function readOffset(text: string): string | undefined {
  if (!/^[+-]/.test(text)) return 'Z';
  const hours = text.slice(1, 3);
  const minutes = text.slice(3).replace(':', '') || '00';
  const total = Number(hours) * 60 + Number(minutes);
  return total > 14 * 60 || Number(minutes) > 59 ? undefined : `${text[0]}${hours}:${minutes}`;
}

type Clock = { hour?: string | undefined; minute?: string | undefined; second?: string | undefined };

/** `T19:00` or `T19:00:30`, '' when there is no hour, undefined when no clock shows it. */
function readClock({ hour, minute, second }: Clock): string | undefined {
  if (hour === undefined || minute === undefined) return '';
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return undefined;
  const seconds = second === undefined || second === '00' ? '' : `:${second}`;
  return `T${two(hour)}:${minute}${seconds}`;
}

/**
 * A date in any form a host may write: ISO 8601 with `T` or a space, with or without an offset, or `DD.MM.YYYY`, with
 * an hour or without.
 *
 * @returns A moment, or a local time (`2026-05-01T19:00`) when no offset was given: `inZone` completes it. Undefined for
 * what is no date, and for days that no calendar has.
 */
export function readMoment(text: string): string | undefined {
  const given = text.trim();
  const [, year, month, day, hour, minute, second, zone] = iso.exec(given) ?? [];
  const [, dayFirst, monthSecond, yearLast, ...time] = dotted.exec(given) ?? [];
  const [y, m, d] = [year ?? yearLast, month ?? monthSecond, day ?? dayFirst].map(Number);
  if (y === undefined || m === undefined || d === undefined || !isDay(y, m, d)) return undefined;
  const clock = readClock({ hour: hour ?? time[0], minute: minute ?? time[1], second: second ?? time[2] });
  const offset = zone === undefined ? '' : readOffset(zone);
  if (clock === undefined || offset === undefined) return undefined;
  return `${String(y).padStart(4, '0')}-${two(m)}-${two(d)}${clock}${clock === '' ? '' : offset}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const options = { timeZone: zone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' } as const;
  const known = clocks.get(zone) ?? new Intl.DateTimeFormat('sv-SE', options);
  clocks.set(zone, known);
  return known;
}

/** Minutes by which a zone is ahead of UTC at an instant (milliseconds since 1970). */
function minutesAhead(instant: number, zone: string): number {
  const local = Date.parse(`${clockOf(zone).format(instant).replace(' ', 'T')}Z`);
  return Number.isNaN(local) ? 0 : Math.round((local - instant) / 60_000);
}

/** A local time with the offset of its zone, Europe/Bucharest when none is given; a day or an instant as it is. */
export function inZone(moment: string, zone: string = bucharest): Moment {
  if (!moment.includes('T') || /(Z|[+-]\d{2}:\d{2})$/.test(moment)) return moment;
  const asUtc = Date.parse(`${moment}Z`);
  const guess = minutesAhead(asUtc, zone);
  const ahead = minutesAhead(asUtc - guess * 60_000, zone);
  const size = Math.abs(ahead);
  return `${moment}${ahead < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Whether the runtime knows a time zone by this name (IANA). */
export function isTimeZone(name: string): boolean {
  try {
    return /^[\w+/-]{1,64}$/.test(name) && clockOf(name) !== undefined;
  } catch {
    return false;
  }
}
