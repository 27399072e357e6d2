import type { ChoirEvent } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { eventTimes } from './event-times';
import { eventWords } from './event-words';

/** The address at which Google's calendar offers to note an event; `url`: whole address of its page. */
export async function googleCalendarHref(locale: Locale, event: ChoirEvent, url: string): Promise<string> {
  const { zone, start, end } = eventTimes(event);
  const { summary, location } = await eventWords(locale, event, url);
  const dates = [start, end].map((time) => time.replace(/[-:]/g, '')).join('/');
  const query = { action: 'TEMPLATE', text: summary, dates, ctz: zone, location, details: url };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(query)}`;
}
