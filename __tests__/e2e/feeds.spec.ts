import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { decoded, textOf } from '@/scripts/found/read-page.mjs';
import { locales } from '@/lib/i18n/locales';
import { calendarHref, eventCalendarHref, feedHref, feedNames, feedPage } from '@/lib/routing/files';
import { siteAddress } from './support/addresses';
import { expect, http as test } from './support/test';

/** What programs subscribe to. */

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['entry', 'link'].includes(name),
  parseTagValue: false,
});

for (const locale of locales) {
  for (const name of feedNames) {
    test(`${locale}: the feed of ${name} is named by its page, whole, and sent once`, async ({ request }) => {
      const address = siteAddress + feedHref(locale, name);
      const page = await (await request.get(feedPage(locale, name))).text();
      expect(page).toContain(`type="application/atom+xml" href="${address}"`);

      const response = await request.get(address);
      const { etag = '', ...headers } = response.headers();
      expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
      expect(headers['cache-control']).toMatch(/s-maxage=60/);
      const again = await request.get(address, { headers: { 'If-None-Match': etag } });
      expect([again.status(), (await again.body()).length]).toEqual([304, 0]);

      const xml = await response.text();
      expect(XMLValidator.validate(xml)).toBe(true);
      const { feed } = parser.parse(xml);
      expect(feed.entry.length).toBeGreaterThan(3);
      expect(feed.entry.length).toBeLessThanOrEqual(30);
      expect(new Set(feed.entry.map((entry: { id: string }) => entry.id)).size).toBe(feed.entry.length);
      for (const { id, title, updated, content } of feed.entry) {
        expect(title).not.toBe('');
        expect(new Date(updated).toISOString()).toBe(updated);
        expect(textOf(content['#text']).length, id).toBeGreaterThan(100);
        expect(content['#text']).not.toMatch(/(?:href|src)="(?!https?:|mailto:|tel:)/);
        expect(id.startsWith(`${siteAddress}/${locale}/`), id).toBe(true);
      }
      expect((await request.get(feed.entry[0].link[0]['@_href'])).status()).toBe(200);
    });
  }

  test(`${locale}: every event is in the calendar, and a file of its own, as its page says it`, async ({
    request,
  }) => {
    const response = await request.get(calendarHref(locale));
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const text = await response.text();
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);

    const calendar = new ICAL.Component(ICAL.parse(text));
    const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid'));
    expect(zones.sort()).toEqual([
      'Asia/Tokyo',
      'Europe/Bucharest',
      'Europe/Dublin',
      'Europe/Lisbon',
      'Europe/Paris',
    ]);
    const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    expect(events).toHaveLength(30);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(30);
    for (const event of events) {
      const url = String(event.component.getFirstPropertyValue('url'));
      const page = await (await request.get(url)).text();
      const start = event.startDate.toJSDate().getTime();
      const said = /<time dateTime="([^"]+)"/.exec(page)?.[1] ?? '';
      expect(Date.parse(said), url).toBe(start);
      expect(event.endDate.toJSDate().getTime(), url).toBeGreaterThan(start);
      const title = event.summary.replace(/^(ANULAT|CANCELLED): /, '');
      const cancelled = title !== event.summary;
      expect(textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page)?.[1] ?? ''), url).toBe(title);
      expect(page.includes('schema.org/EventCancelled'), url).toBe(cancelled);
      expect(event.component.getFirstPropertyValue('status'), url).toBe(
        cancelled ? 'CANCELLED' : 'CONFIRMED',
      );
      const own = await request.get(eventCalendarHref(locale, url.split('/').at(-1) ?? ''));
      const [alone] = new ICAL.Component(ICAL.parse(await own.text())).getAllSubcomponents('vevent');
      expect(alone?.toString(), url).toBe(event.component.toString());
    }
  });
}

test('an upcoming event leads into calendars, a past one does not; others have no file', async ({
  request,
}) => {
  const text = await (await request.get(calendarHref('ro'))).text();
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));
  const next = events.find(
    ({ startDate, component }) =>
      startDate.toJSDate() > new Date() && component.getFirstPropertyValue('status') === 'CONFIRMED',
  );
  const pageOf = async (event: ICAL.Event | undefined) =>
    (await request.get(String(event?.component.getFirstPropertyValue('url')))).text();
  const page = decoded(await pageOf(next));
  const [, file = ''] = /href="([^"]+\.ics)" download/.exec(page) ?? [];
  expect((await request.get(file)).status()).toBe(200);
  expect(page).toContain(`href="${siteAddress.replace('http', 'webcal')}${calendarHref('ro')}"`);
  expect(page).toContain('href="https://calendar.google.com/calendar/render?action=TEMPLATE&');
  expect(await pageOf(events[0])).not.toContain('.ics');
  for (const path of [
    eventCalendarHref('ro', '999-nimic'),
    eventCalendarHref('ro', 'nimic'),
    '/ro/calendar/1-x.xml',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});
