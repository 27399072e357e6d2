import { getLocale, getTranslations } from 'next-intl/server';
import { site } from '@/content/site';
import type { ChoirEvent } from '@/lib/content/types';
import { descriptionLength, fitted } from '@/lib/seo/lengths';
import { plainText } from '@/lib/text/plain-text';
import { eventFacts } from './event-facts';

/** Fewer characters of a text than these say nothing. */
const worthwhile = 30;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The prose of a description: its list of works is not part of any sentence. */
const prose = ({ description }: ChoirEvent) =>
  plainText({ html: description.html.split(/<[ou]l\b/i)[0] ?? '' }, 2 * descriptionLength);

/** What has happened to an event that still matters: a move and an empty box office do not, once it is over. */
async function statusInWords({ status }: ChoirEvent, upcoming: boolean): Promise<string | undefined> {
  const t = await getTranslations('events');
  return status === 'cancelled' || (upcoming && status !== 'scheduled') ? t(status) : undefined;
}

/** An event in a few sentences, the news first: state, day, hour, place; then what it is, and what it costs. */
export async function eventDescription(event: ChoirEvent, upcoming: boolean): Promise<string> {
  const locale = await getLocale();
  const t = await getTranslations('events');
  const { when, shortPlace, price } = await eventFacts(event);
  const status = await statusInWords(event, upcoming);
  const start = [
    status?.toLocaleUpperCase(locale),
    capitalised([when, shortPlace].filter(Boolean).join(', ')),
  ];
  const head = start.filter(Boolean).join('. ');
  const onSale = upcoming && (event.status === 'scheduled' || event.status === 'moved') && price;
  const cost = onSale ? ` ${event.free ? price : `${t('tickets')} ${price}`}.` : '';
  const room = descriptionLength - head.length - cost.length - ': '.length;
  const text = room < worthwhile ? '' : fitted(prose(event), room);
  return text === '' ? `${head}.${cost}` : `${head}: ${text}${cost}`;
}

/** What chats print below the preview of an event: when, and where, or what has happened to it. */
export async function eventLabels(event: ChoirEvent, upcoming: boolean) {
  const t = await getTranslations('events');
  const { when, shortPlace } = await eventFacts(event);
  const status = await statusInWords(event, upcoming);
  const place = status ?? (shortPlace || site.shortName);
  return [
    [t('when'), when],
    [status === undefined ? t('where') : t('state'), place],
  ] as const;
}
