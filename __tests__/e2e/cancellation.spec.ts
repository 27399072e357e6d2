import type { APIRequestContext } from '@playwright/test';
import ICAL from 'ical.js';
import { readPage, textOf } from '@/scripts/found/read-page.mjs';
import { eventHref } from '@/lib/content/events';
import { locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { calendarHref, eventCalendarHref, markdownHref } from '@/lib/routing/files';
import { href } from '@/lib/routing/routes';
import { slugify } from '@/lib/routing/slug';
import { ApiHost } from '@/scripts/sample-api/api-host';
import type { SampleItem } from '@/scripts/sample-api/sample';
import { revalidateSecret } from './support/addresses';
import { expect, http as test } from './support/test';
import { words } from './support/words';
import { serve } from '../../scripts/serve.mjs';

const dayMs = 86_400_000;
const now = Date.now();
const inDays = (days: number) => new Date(now + days * dayMs).toISOString();

/** Two concerts that are always still to come, on different days; the first is the next one. */
const concerts = (items: SampleItem[], status: string) =>
  items.slice(0, 2).map((item, index) => ({
    ...item,
    ...{ id: index + 1, status: index === 0 ? status : 'scheduled' },
    ...{ date: inDays(20 * (index + 1)), end: null, time_zone: null, ticket_url: null },
  }));

type Component = ReturnType<ICAL.Component['getFirstSubcomponent']>;

const isFirst = (event: Component) =>
  String(event?.getFirstPropertyValue('url')).includes('/evenimente/news/1-');

async function calendarAt(request: APIRequestContext, address: string) {
  const calendar = new ICAL.Component(ICAL.parse(await (await request.get(address)).text()));
  const event = calendar.getAllSubcomponents('vevent').find(isFirst);
  const get = (name: string) => String(event?.getFirstPropertyValue(name));
  return { uid: get('uid'), status: get('status'), sequence: Number(get('sequence')) };
}

/** Everything that the site says of the first concert in a language. */
async function whatIsSaid(request: APIRequestContext, site: string, locale: Locale, slug: string) {
  const text = async (path: string) => (await request.get(site + path)).text();
  const path = eventHref(locale, { id: 1, slug });
  const { metas, graph, main } = readPage(path, 200, await text(path));
  const home = await text(href(locale, 'home'));
  const strip = home.slice(home.indexOf(words[locale].home.nextConcert));
  return {
    page: textOf(main),
    description: metas.get('description')?.[0] ?? '',
    shared: metas.get('og:description')?.[0] ?? '',
    status: String(graph.find((node) => node['@type'] === 'MusicEvent')?.['eventStatus']),
    card: metas.get('og:image')?.[0] ?? '',
    cardText: metas.get('og:image:alt')?.[0] ?? '',
    file: await calendarAt(request, site + eventCalendarHref(locale, `1-${slug}`)),
    calendar: await calendarAt(request, site + calendarHref(locale)),
    markdown: await text(markdownHref(path)),
    list: textOf(
      /<main[\s\S]*<\/main>/.exec(await text(href(locale, 'events', { type: 'news' })))?.[0] ?? '',
    ),
    strip: textOf(strip.slice(strip.indexOf('>') + 1, strip.indexOf('</section>'))),
  };
}

test('a concert cancelled at the host is cancelled everywhere once it is published', async ({ request }) => {
  let status = 'scheduled';
  const titles = new Map<string, string[]>();
  const host = await new ApiHost({
    edit: (items, name, locale) => {
      if (name !== 'events') return items;
      titles.set(
        locale,
        items.slice(0, 2).map(({ title }) => String(title)),
      );
      return concerts(items, status);
    },
  }).start();
  const site = await serve({
    ...{ API_URL: host.url, API_TIMEOUT_MS: '30000', REVALIDATE_SECRET: revalidateSecret },
  });
  const said = async (locale: Locale) =>
    whatIsSaid(request, site.url, locale, slugify(titles.get('ro')?.[0] ?? ''));
  try {
    // The lists are read once, so that their titles are known.
    for (const locale of locales) await request.get(site.url + href(locale, 'events', { type: 'news' }));
    const before = { ro: await said('ro'), en: await said('en') };
    status = 'cancelled';
    const published = await request.post(`${site.url}/api/revalidate`, {
      headers: { authorization: `Bearer ${revalidateSecret}` },
    });
    expect(published.status()).toBe(200);
    for (const locale of locales) {
      const { events } = words[locale];
      const [first = '', second = ''] = titles.get(locale) ?? [];
      const word = events.cancelled.toLocaleUpperCase(locale);
      const was = before[locale];
      expect(JSON.stringify(was), locale).not.toMatch(new RegExp(events.cancelled, 'i'));
      expect(was.strip, locale).toContain(first);

      const after = await said(locale);
      expect(after.page, locale).toContain(events.cancelledNotice);
      expect(after.description, locale).toMatch(new RegExp(`^${word}\\. `));
      expect(after.shared, locale).toBe(after.description);
      expect(after.status, locale).toBe('https://schema.org/EventCancelled');
      const isNewCard = after.card !== was.card || after.cardText.includes(events.cancelled);
      expect(isNewCard, `${after.card} ${after.cardText}`).toBe(true);
      for (const file of ['file', 'calendar'] as const)
        expect(after[file], locale).toEqual({
          ...{ uid: was[file].uid, status: 'CANCELLED', sequence: was[file].sequence + 1 },
        });
      expect(after.markdown, locale).toContain(events.cancelledNotice);
      expect(after.list, locale).toContain(events.cancelled);
      expect(after.strip, locale).toContain(`${events.cancelled}: ${first}`);
      expect(after.strip, locale).toContain(second);
    }
  } finally {
    await site.stop();
    await host.stop();
  }
});
