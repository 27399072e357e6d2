import { getTranslations } from 'next-intl/server';
import type { CardFacts } from '@/lib/cards/facts';
import type { ChoirEvent } from '@/lib/content/types';
import { eventFacts } from './event-facts';

/** What has happened to an event that who hears of it must know first; once it is over, only that it was not. */
async function band({ status, previousDate }: ChoirEvent, upcoming: boolean): Promise<CardFacts['band']> {
  const t = await getTranslations('events');
  if (status === 'cancelled') return { text: t('cancelled'), kind: 'cancelled' };
  if (!upcoming) return undefined;
  if (previousDate !== undefined) return { text: t('newDate'), kind: 'changed' };
  if (status === 'moved') return { text: t('newVenue'), kind: 'changed' };
  return status === 'sold-out' ? { text: t('sold-out'), kind: 'sold-out' } : undefined;
}

/** What the share card of an event says: when, where, and what has happened to it. */
export async function eventCard(event: ChoirEvent, upcoming: boolean): Promise<Partial<CardFacts>> {
  const { when, shortPlace } = await eventFacts(event);
  return {
    band: await band(event, upcoming),
    when,
    where: shortPlace || undefined,
    picture: event.image,
  };
}
