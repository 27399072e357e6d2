import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eventHref } from '@/lib/content/events';
import { listNames, lists } from '@/lib/content/lists';
import type { ListName } from '@/lib/content/lists';
import { placeHref } from '@/lib/routing/navigation';
import { href } from '@/lib/routing/routes';
import { ApiHost } from '@/scripts/sample-api/api-host';
import { serve } from '../../scripts/serve.mjs';
import { goodItems } from '../lib/content/support/good-items';
import { open } from './support/browse';
import { placeKeys } from './support/pages';
import { expect, test } from './support/test';

/** Texts that have no blank to be broken at, or run the other way. */
const texts = [
  'x'.repeat(300),
  'Ș'.repeat(300),
  `https://lung.example/${'a'.repeat(300)}`,
  `\u202e\u2066${'أهلا'.repeat(75)}`,
  'o\u0311\u0332\u0355'.repeat(150),
  '👩‍👩‍👧‍👦'.repeat(60),
];
/** What is no text to a reader, or names a picture or a page. */
const kept =
  /^(id|slug|date|end|previous_date|expires|time_zone|status|voice|thumbnail|logo|cv|file|url|front_page_image|(.*_)?(lang|url))$/;

/** A value with this text in place of each text in it. */
function overlong(value: unknown, text: string): unknown {
  if (typeof value === 'string') return value.startsWith('<p>') ? `<p>${text}</p>` : text;
  if (Array.isArray(value)) return value.map((each) => overlong(each, text));
  if (typeof value !== 'object' || value === null) return value;
  const written = Object.entries(value).map(([key, each]) => [
    key,
    kept.test(key) ? each : overlong(each, text),
  ]);
  return Object.fromEntries(written);
}

const host = new ApiHost();
const picture = readFileSync(path.resolve('public/art/appearance/1.webp'));
const answers = new Map(
  listNames.map((name: ListName) => [
    `/api/${lists[name].path}/`,
    JSON.stringify(texts.map((text, index) => overlong(goodItems[name](index + 1), text))),
  ]),
);
for (const [index, text] of texts.entries()) {
  const item = JSON.stringify(overlong(goodItems.news(index + 1), text));
  answers.set(`/api/${lists.news.path}/stire-${index + 1}/`, item);
}
host.interfere = (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://host');
  const list = answers.get(pathname);
  if (list !== undefined) response.setHeader('content-type', 'application/json').end(list);
  else if (pathname.startsWith('/api/')) response.writeHead(404).end();
  else response.setHeader('content-type', 'image/webp').end(picture);
  return true;
};

let site: Awaited<ReturnType<typeof serve>>;
test.beforeAll(async () => {
  await host.start();
  site = await serve({ API_URL: host.url, API_TIMEOUT_MS: '4000' });
});
test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

/** Texts that reach over the edges of the screen, but for those that scroll in a box of their own or are not shown. */
function outside() {
  const width = document.documentElement.clientWidth;
  const isApart = (element: Element | null): boolean => {
    if (!element) return false;
    const { overflowX, clipPath, visibility } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowX) && element !== document.scrollingElement) return true;
    return clipPath !== 'none' || visibility === 'hidden' || isApart(element.parentElement);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const range = document.createRange();
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    const over = [...range.getClientRects()].some(
      ({ left, right, width: wide }) => wide > 0 && (left < -1 || right > width + 1),
    );
    const holder = walker.currentNode.parentElement;
    if (over && !isApart(holder))
      found.push(`${holder?.className}: ${walker.currentNode.textContent}`.slice(0, 90));
  }
  return { found, sideways: document.documentElement.scrollWidth - width };
}

test('texts that cannot be broken stay on a screen of 320 px, on every page of a list', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const pages = [
    ...[...placeKeys].map((key) => placeHref('ro', key)),
    href('ro', 'news-details', { slug: 'stire-1' }),
    href('ro', 'news-details', { slug: 'stire-4' }),
    eventHref('ro', { id: 1, slug: 'concert-1' }),
    href('ro', 'media-subsection', { section: 'press', subsection: 'comunicat-1' }),
  ];
  const faults: Record<string, unknown> = {};
  for (const address of pages) {
    await open(page, site.url + address);
    const seen = await page.evaluate(outside);
    if (seen.sideways > 0 || seen.found.length > 0) faults[address] = seen;
  }
  expect(faults).toEqual({});
});
