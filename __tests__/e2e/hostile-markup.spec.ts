import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { eventHref } from '@/lib/content/events';
import { lists } from '@/lib/content/lists';
import type { ListName } from '@/lib/content/lists';
import { href } from '@/lib/routing/routes';
import { serve } from '../../scripts/serve.mjs';
import { ApiHost } from '@/scripts/sample-api/api-host';
import { ends, hostileMarkup, stranger } from '../support/hostile-markup';
import { goodItems } from '../lib/content/support/good-items';
import { open } from './support/browse';
import { expect, test } from './support/test';

/** The site on an API whose every text is hostile. A policy violation or a request to another host fails the test. */
const host = new ApiHost();
const picture = readFileSync(path.resolve('public/art/appearance/1.webp'));
let site: { url: string; stop(): Promise<number | null> };

const perText = 40;
const last = 'Sfârșit';
const texts = Array.from({ length: Math.ceil(hostileMarkup.length / perText) }, (_, index) =>
  hostileMarkup.slice(index * perText, (index + 1) * perText),
).map((vectors) => `${vectors.map((vector) => vector + ends).join('')}<p>${last}</p>`);

/** The fields that hold markup. */
const fields: Partial<Record<ListName, readonly string[]>> = {
  ...{
    news: ['text'],
    events: ['description'],
    pressReleases: ['text'],
    announcements: ['text'],
    history: ['text'],
  },
  ...{
    songs: ['text', 'translation'],
    clothing: ['text'],
    discography: ['text'],
    founderTestimonials: ['text'],
  },
  managers: ['description'],
};

/** A list with all the texts in each of its fields; announcements stand on one page, so each holds one vector. */
function hostileList(name: ListName): unknown[] {
  const given =
    name === 'announcements' ? hostileMarkup.map((vector) => `${vector}${ends}<p>${last}</p>`) : texts;
  const whole = name === 'news' || name === 'events' || name === 'pressReleases' ? [given.join('')] : given;
  return whole.map((text, index) => ({
    ...goodItems[name](index + 1),
    ...Object.fromEntries((fields[name] ?? []).map((field) => [field, text])),
  }));
}

const answers = new Map(
  (Object.keys(fields) as ListName[]).map((name) => [
    `/api/${lists[name].path}/`,
    JSON.stringify(hostileList(name)),
  ]),
);
answers.set('/api/news/stire-1/', JSON.stringify(hostileList('news')[0]));

host.interfere = (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://host');
  const list = answers.get(pathname);
  if (list !== undefined) response.setHeader('content-type', 'application/json').end(list);
  else if (pathname.startsWith('/api/')) return false;
  else response.setHeader('content-type', 'image/webp').end(picture);
  return true;
};

test.beforeAll(async () => {
  await host.start();
  site = await serve({ API_URL: host.url, API_TIMEOUT_MS: '4000' });
});

test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

/** What a page holds that it may not hold, and how many texts it shows to their end. */
function inspect(end: string) {
  const allowed = new Set(
    [
      'STRONG B EM I S SUB SUP SMALL CITE Q A ABBR TIME SPAN BR HR IMG THEAD TBODY TR TD TH TFOOT CAPTION',
      'P H2 H3 H4 H5 H6 UL OL LI DL DT DD BLOCKQUOTE FIGURE FIGCAPTION TABLE DIV',
    ].flatMap((names) => names.split(' ')),
  );
  const attributes =
    /^(href|rel|lang|src|alt|width|height|loading|decoding|start|scope|colspan|rowspan|datetime|title|tabindex|class|data-together|data-print|role)$/;
  const faults: string[] = [];
  for (const element of document.querySelectorAll('[class*="prose"] *')) {
    if (!allowed.has(element.tagName)) faults.push(element.outerHTML.slice(0, 200));
    for (const { name } of element.attributes)
      if (!attributes.test(name)) faults.push(`${element.tagName} ${name}`);
  }
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) faults.push(`${element.tagName} ${name}`);
      // The calendar of this very site, for programs that subscribe.
      if (value.startsWith(`webcal://${location.host}/`)) continue;
      const leads = /^(href|src|action|formaction|data|poster|xlink:href|srcset)$/i.test(name);
      if (leads && /^\s*[a-z][a-z\d+.-]*:/i.test(value) && !/^(https?|mailto|tel):/.test(value))
        faults.push(value);
    }
  }
  const asks =
    'iframe, object, embed, base, frame, applet, portal, meta[http-equiv], main :is(form, link, style, video)';
  faults.push(...[...document.querySelectorAll(asks)].map(({ outerHTML }) => outerHTML.slice(0, 200)));
  const shown = [...document.querySelectorAll('[class*="prose"] p')].filter(
    ({ textContent }) => textContent === end,
  );
  return { faults, shown: shown.length };
}

async function expectHarmless(page: Page, address: string, count: number) {
  await open(page, site.url + address);
  expect(await page.evaluate(inspect, last), address).toEqual({ faults: [], shown: count });
  // What would run has had its time, and pictures that wait for the reader are asked for.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

test(`${hostileMarkup.length} hostile texts in every field of markup run nothing, ask nobody and leave nothing`, async ({
  page,
}) => {
  expect(hostileMarkup.length).toBeGreaterThanOrEqual(300);
  await page.addInitScript(`window.hit = () => console.error('executed')`);
  page.on('dialog', (dialog) => console.error(dialog.message()));
  const pages: [string, number][] = [
    [href('ro', 'announcements'), hostileMarkup.length],
    [href('ro', 'news-details', { slug: 'stire-1' }), texts.length],
    [eventHref('ro', { id: 1, slug: 'concert-1' }), texts.length],
    [href('ro', 'media-subsection', { section: 'press', subsection: 'comunicat-1' }), texts.length],
    [href('ro', 'history'), texts.length],
    [href('ro', 'history-section', { section: 'clothing' }), texts.length],
    [href('ro', 'history-section', { section: 'discography' }), texts.length],
    [href('ro', 'mc'), texts.length],
    [href('ro', 'management'), texts.length],
  ];
  for (const [address, count] of pages) await expectHarmless(page, address, count);
  // Text and translation of the song that is on.
  await expectHarmless(page, href('ro', 'home'), 2);
  expect(host.requests.filter(({ path: asked }) => asked.includes(new URL(stranger).hostname))).toEqual([]);
});
