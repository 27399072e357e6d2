/** @jest-environment node */
import { setRequestLocale } from 'next-intl/server';
import { eventCard } from '@/components/events/event-card';
import type { ChoirEvent } from '@/lib/content/types';

const event: ChoirEvent = {
  ...{ id: 1, slug: 'recital', title: 'Recital', venue: 'Sala Mare', city: 'Craiova' },
  ...{ description: { html: '' }, date: '2027-03-13T19:00+02:00', free: false, status: 'scheduled' },
  image: '/art/event/1.webp',
};
const bandOf = async (change: Partial<ChoirEvent>, upcoming = true) =>
  (await eventCard({ ...event, ...change }, upcoming)).band;

describe('the share card of an event', () => {
  it('says when and where, and shows its picture', async () => {
    setRequestLocale('ro');
    expect(await eventCard(event, true)).toEqual({
      ...{ band: undefined, when: 'sâmbătă, 13 martie 2027, ora 19:00', where: 'Craiova, Sala Mare' },
      picture: '/art/event/1.webp',
    });
  });

  it.each([
    ['ro', ['Anulat', 'Loc nou', 'Dată nouă', 'Bilete epuizate']],
    ['en', ['Cancelled', 'New venue', 'New date', 'Sold out']],
  ] as const)('says what has happened to it: %s', async (locale, [cancelled, venue, date, soldOut]) => {
    setRequestLocale(locale);
    const previousDate = '2027-03-12T19:00+02:00';
    expect(await bandOf({ status: 'cancelled', previousDate })).toEqual({
      text: cancelled,
      kind: 'cancelled',
    });
    expect(await bandOf({ status: 'moved' })).toEqual({ text: venue, kind: 'changed' });
    expect(await bandOf({ status: 'moved', previousDate })).toEqual({ text: date, kind: 'changed' });
    expect(await bandOf({ status: 'sold-out' })).toEqual({ text: soldOut, kind: 'sold-out' });
  });

  it('once it is over, says only that it was not', async () => {
    setRequestLocale('ro');
    expect(await bandOf({ status: 'moved' }, false)).toBeUndefined();
    expect(await bandOf({ status: 'sold-out' }, false)).toBeUndefined();
    expect(await bandOf({ status: 'cancelled' }, false)).toMatchObject({ text: 'Anulat' });
  });
});
