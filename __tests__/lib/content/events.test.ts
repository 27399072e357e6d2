/** @jest-environment node */
import { eventPath, ticketsOf } from '@/lib/content/events';

const now = new Date('2027-05-01T10:00:00+03:00');
const concert = { date: '2027-05-05T19:00:00+03:00', status: 'scheduled', ticketUrl: 'https://b.example/1' } as const;

describe('tickets', () => {
  it('are sold for a concert to come, moved or not', () => {
    expect(ticketsOf(concert, now)).toBe('https://b.example/1');
    expect(ticketsOf({ ...concert, status: 'moved' }, now)).toBe('https://b.example/1');
  });

  it.each([
    ['is sold out', { status: 'sold-out' }],
    ['is called off', { status: 'cancelled' }],
    ['is over', { date: '2027-04-30' }],
    ['sells none', { ticketUrl: undefined }],
  ] as const)('are not sold for one that %s', (_, change) => {
    expect(ticketsOf({ ...concert, ...change }, now)).toBeUndefined();
  });

  it('are sold on the day itself, and during the last day of a festival', () => {
    expect(ticketsOf({ ...concert, date: '2027-05-01' }, now)).toBeDefined();
    expect(ticketsOf({ ...concert, date: '2027-04-20', end: '2027-05-01' }, now)).toBeDefined();
  });
});

it('an event keeps the address of the news when it is over', () => {
  expect(eventPath({ id: 3, slug: 'crucifixus' })).toBe('evenimente/news/3-crucifixus');
});
