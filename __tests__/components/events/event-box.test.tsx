/** @jest-environment-options {"customExportConditions": ["node"]} */
import { EventBox } from '@/components/events/event-box';
import type { ChoirEvent } from '@/lib/content/types';
import en from '@/messages/en.json';
import { serverPage } from '@/__tests__/support/server-page';

const event: ChoirEvent = {
  ...{ id: 1, slug: 'recital', title: 'Recital', description: { html: '<p>Recital</p>' } },
  ...{ date: '2999-05-05T19:30:00+03:00', free: false, priceFrom: 40, status: 'scheduled' },
};

const words = async (change: Partial<ChoirEvent>, upcoming = true) =>
  (await serverPage(<EventBox event={{ ...event, ...change }} upcoming={upcoming} />, 'en')).textContent;

describe('the facts of an event', () => {
  it('are the hour as English writes it, a venue to come and the price', async () => {
    const text = await words({});
    expect(text).toContain('7.30 pm');
    expect(text).toContain(en.events.noVenue);
    expect(text).toContain('40 RON');
  });

  it('have no price when it is cancelled', async () => {
    expect(await words({ status: 'cancelled' })).not.toContain('40 RON');
  });

  it('do not announce a venue for an event that is over', async () => {
    expect(await words({}, false)).not.toContain(en.events.noVenue);
  });
});
