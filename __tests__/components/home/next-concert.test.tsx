/** @jest-environment-options {"customExportConditions": ["node"]} */
import { NextConcert } from '@/components/home/next-concert';
import type { ChoirEvent } from '@/lib/content/types';
import en from '@/messages/en.json';
import { serverPage } from '@/__tests__/support/server-page';

const event: ChoirEvent = {
  ...{ id: 1, slug: 'recital', title: 'Recital', description: { html: '<p>Recital</p>' } },
  ...{ date: '2999-05-05T19:00:00+03:00', free: false, priceFrom: 40, status: 'scheduled' },
  ticketUrl: 'https://tickets.example/1',
};

const links = async (change: Partial<ChoirEvent>) => {
  const page = await serverPage(<NextConcert event={{ ...event, ...change }} />, 'en');
  return { page, tickets: page.querySelector('a[href^="https://tickets"]') };
};

describe('the next concert on the home page', () => {
  it('sells its tickets', async () => {
    expect((await links({})).tickets?.textContent).toContain('40 RON');
  });

  it('is not sold when it is sold out, and says so', async () => {
    const { page, tickets } = await links({ status: 'sold-out' });
    expect(tickets).toBeNull();
    expect(page.textContent).toContain(en.events['sold-out']);
    expect(page.textContent).not.toContain('40 RON');
  });

  it('names the one before it that was cancelled, also when nothing else is announced', async () => {
    const cancelled: ChoirEvent = { ...event, id: 2, slug: 'off', title: 'Called off', status: 'cancelled' };
    for (const next of [event, undefined]) {
      const page = await serverPage(<NextConcert event={next} cancelled={cancelled} />, 'en');
      expect(page.textContent).toContain('Cancelled: Called off, 5 May');
      expect(page.querySelector('a')?.getAttribute('href')).toBe('/en/evenimente/news/2-off');
      expect(page.textContent).toContain(next?.title ?? en.home.noConcert);
    }
  });
});
