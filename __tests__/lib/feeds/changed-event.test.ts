/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ICAL from 'ical.js';
import { ApiHost } from '@/scripts/sample-api/api-host';
import { goodItems } from '../content/support/good-items';

type Fields = Record<string, unknown>;

let events: Fields[] = [];
let status = 200;
const host = new ApiHost();
const folder = mkdtempSync(path.join(tmpdir(), 'changed-event-'));

beforeAll(async () => {
  await host.start();
  host.interfere = (request, response) => {
    if (!request.url?.includes('/events')) return false;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(events));
    return true;
  };
  Object.assign(process.env, {
    ...{ API_URL: host.url, DATA_DIR: folder, SITE_URL: 'https://choir.example', API_TIMEOUT_MS: '30000' },
  });
});
beforeEach(() => {
  status = 200;
  events = [goodItems.events(1), { ...goodItems.events(2), time_zone: 'europe/paris' }];
});
afterAll(async () => {
  await host.stop();
  await rm(folder, { recursive: true });
});

/** The only event in a file of one. */
async function eventAt(segment: string) {
  const { oneEvent } = await import('@/lib/feeds/calendar');
  const file = await oneEvent('ro', segment);
  if (typeof file === 'string') throw new Error(file);
  const calendar = new ICAL.Component(ICAL.parse(file.body));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('no event');
  const get = (name: string) => String(event.getFirstPropertyValue(name));
  return { calendar, get };
}

describe('the calendar file of an event', () => {
  it('tells its subscribers that it was cancelled: the same event, one change later', async () => {
    const before = await eventAt('1-concert-1');
    expect([before.get('status'), before.get('sequence')]).toEqual(['CONFIRMED', '0']);
    events = [{ ...events[0], status: 'cancelled' }, ...events.slice(1)];
    const after = await eventAt('1-concert-1');
    expect([after.get('status'), after.get('sequence')]).toEqual(['CANCELLED', '1']);
    expect(after.get('summary')).toBe(`ANULAT: ${before.get('summary')}`);
    expect(after.get('uid')).toBe(before.get('uid'));
    expect(after.get('last-modified')).not.toBe('null');
    expect((await eventAt('2')).get('sequence')).toBe('0');
  });

  it('is the same file while nothing changes', async () => {
    const { allEvents } = await import('@/lib/feeds/calendar');
    expect(await allEvents('ro')).toEqual(await allEvents('ro'));
  });

  it('is tentative while nobody knows where, and an instant where no calendar knows the zone', async () => {
    events = [{ ...events[1], venue: null, city: null }];
    const { calendar, get } = await eventAt('2');
    expect(get('status')).toBe('TENTATIVE');
    expect(get('dtstart')).toBe('2026-12-12T18:00:00Z');
    expect(calendar.getAllSubcomponents('vtimezone')).toEqual([]);
  });

  it('is not there for an event that is not', async () => {
    const { oneEvent } = await import('@/lib/feeds/calendar');
    for (const segment of ['3', 'concert-1', '', '1x'])
      expect(await oneEvent('ro', segment)).toBe('not-found');
  });
});

it('the feed of a list that has never been read cannot be had', async () => {
  host.interfere = (_, response) => {
    response.writeHead(500).end();
    return true;
  };
  const { feedOf } = await import('@/lib/feeds/feed-of');
  expect(await feedOf('news', 'ro')).toBe('unavailable');
});
