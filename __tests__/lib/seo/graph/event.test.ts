/** @jest-environment node */
import { site } from '@/content/site';
import type { ChoirEvent } from '@/lib/content/types';
import { countryCode } from '@/lib/seo/graph/country-code';
import { eventNode } from '@/lib/seo/graph/event';

const page = {
  locale: 'ro',
  url: 'https://choir.example/ro/evenimente/news/1-recital',
  description: 'Un recital.',
  image: 'https://choir.example/art/event/1.jpg',
} as const;
const event: ChoirEvent = {
  ...{ id: 1, slug: 'recital', title: 'Recital', description: { html: '' } },
  ...{ date: '2999-05-05T19:30+03:00', free: false, priceFrom: 40, status: 'scheduled' },
  ...{ venue: 'Sala Mare', city: 'București', ticketUrl: 'https://bilete.example/1' },
};
const node = (change: Partial<ChoirEvent>, upcoming = true) =>
  eventNode(page, { ...event, ...change }, upcoming);
const schema = (name: string) => `https://schema.org/${name}`;

describe('structured data of an event', () => {
  it('says what is on sale, where and for how much', () => {
    expect(node({})).toMatchObject({
      ...{
        '@type': 'MusicEvent',
        name: 'Recital',
        startDate: event.date,
        eventStatus: schema('EventScheduled'),
      },
      offers: {
        ...{ url: event.ticketUrl, price: 40, priceCurrency: 'RON', availability: schema('InStock') },
      },
    });
  });

  it('does not call an event rescheduled because its place changed, only with its former date', () => {
    const moved = { status: 'moved', movedFrom: 'Sala Mică' } as const;
    expect(node(moved)).toMatchObject({ eventStatus: schema('EventScheduled') });
    expect(node({ ...moved, previousDate: '2999-05-04' })).toMatchObject({
      ...{ eventStatus: schema('EventRescheduled'), previousStartDate: '2999-05-04' },
    });
  });

  it('offers nothing of a cancelled event, although it has a ticket address', () => {
    const cancelled = node({ status: 'cancelled' });
    expect(cancelled).toMatchObject({ eventStatus: schema('EventCancelled'), startDate: event.date });
    expect(cancelled).not.toHaveProperty('offers');
  });

  it('says that an event is sold out, or free, and offers nothing of one that is over', () => {
    expect(node({ status: 'sold-out', ticketUrl: undefined })).toMatchObject({
      offers: { availability: schema('SoldOut'), url: page.url },
    });
    expect(node({ free: true, priceFrom: undefined, ticketUrl: undefined })).toMatchObject({
      isAccessibleForFree: true,
      offers: { price: 0, availability: schema('InStock') },
    });
    expect(node({ date: '2020-01-01' }, false)).not.toHaveProperty('offers');
  });

  it('needs a place, and no hour', () => {
    expect(node({ date: '2999-05-05' })).toMatchObject({ startDate: '2999-05-05' });
    expect(node({ venue: undefined })).toBeUndefined();
    expect(node({ city: undefined })).toBeUndefined();
  });

  it.each([
    [undefined, 'RO'],
    ['Franța', 'FR'],
    ['Japan', 'JP'],
    ['portugalia', 'PT'],
    ['IE', 'IE'],
    ['Ruritania', 'Ruritania'],
  ])('writes the country %s as %s', (country, code) => {
    expect(node({ country })).toMatchObject({ location: { address: { addressCountry: code } } });
  });

  it('says that nothing here is real', () => {
    expect(node({})).toMatchObject({ description: `Un recital. (${site.demoNotice.ro})` });
  });
});

it('a country is known by its name in either language', () => {
  expect(['Spania', 'Spain', 'Ungaria', 'Hungary'].map(countryCode)).toEqual(['ES', 'ES', 'HU', 'HU']);
});
