/** @jest-environment node */
import { setRequestLocale } from 'next-intl/server';
import { eventDescription, eventLabels } from '@/components/events/event-description';
import type { ChoirEvent } from '@/lib/content/types';

const event: ChoirEvent = {
  ...{ id: 1, slug: 'recital', title: 'Recital', venue: 'Sala Mare', city: 'Craiova' },
  description: {
    html: '<p>Motete și madrigale de Lotti, cu soliștii corului.</p><ul><li>o melodie</li></ul>',
  },
  ...{ date: '2027-03-13T19:00+02:00', free: false, priceFrom: 40, status: 'scheduled' },
};
const say = (change: Partial<ChoirEvent> = {}, upcoming = true) =>
  eventDescription({ ...event, ...change }, upcoming);

describe('an event in a few sentences', () => {
  it('begins with day, hour and place, says what it is and ends with its price', async () => {
    setRequestLocale('ro');
    expect(await say()).toBe(
      'Sâmbătă, 13 martie 2027, ora 19:00, Craiova, Sala Mare: Motete și madrigale de Lotti, cu soliștii corului. Bilete de la 40 de lei.',
    );
    setRequestLocale('en');
    expect(await say({ free: true })).toMatch(
      /^Saturday,? 13 March 2027, 7 pm, Craiova, Sala Mare: .* Free admission\.$/,
    );
  });

  it('begins with what has happened to it, and then sells nothing', async () => {
    setRequestLocale('ro');
    expect(await say({ status: 'cancelled' })).toMatch(/^ANULAT\. Sâmbătă, 13 martie 2027, .*corului\.$/);
    expect(await say({ status: 'sold-out' })).toMatch(/^BILETE EPUIZATE\. .*corului\.$/);
    expect(await say({ status: 'moved' }, false)).toMatch(/^Sâmbătă, .*corului\.$/);
  });

  it('keeps within what is shown, whatever the host writes', async () => {
    setRequestLocale('ro');
    const long = { html: `<p>${'Un text lung. '.repeat(60)}</p>` };
    expect((await say({ description: long })).length).toBeLessThanOrEqual(160);
    expect(await say({ description: { html: '' } })).toBe(
      'Sâmbătă, 13 martie 2027, ora 19:00, Craiova, Sala Mare. Bilete de la 40 de lei.',
    );
  });

  it('has two facts for chats: when, and where or what has happened', async () => {
    setRequestLocale('ro');
    const [when, where] = await eventLabels(event, true);
    expect([when[0], where]).toEqual(['Când', ['Unde', 'Craiova, Sala Mare']]);
    const [, state] = await eventLabels({ ...event, status: 'cancelled' }, true);
    expect(state).toEqual(['Stare', 'Anulat']);
  });
});
