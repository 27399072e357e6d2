import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { hydrated } from './support/browse';
import { pagesOf } from './support/pages';
import { expect, test } from './support/test';

type Shift = PerformanceEntry & { value: number; sources: { node?: Node | null }[] };

type Watched = typeof window & { shifts: { value: number; where: string }[] };

/** Keeps every layout shift from the first byte on, with what moved. */
function watchShifts() {
  const watched = window as Watched;
  watched.shifts = [];
  const name = (node?: Node | null) =>
    node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName);
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      watched.shifts.push({ value, where: sources.map(({ node }) => name(node)).join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Everything that could still move something has come: fonts, pictures, scripts, and two frames after them. */
async function settled(page: Page) {
  await hydrated(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const eager = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(eager.map((image) => image.decode().catch(() => undefined)));
    await frame();
    await frame();
  });
}

/** Down the whole page, a window at a time. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });

/**
 * One first visit, with nothing in the browser's cache. Where the page itself moves it does so every time; on a busy
 * machine even a preloaded font may come after the first paint, so the caller may try again.
 */
async function firstLoad(page: Page, address: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await page.goto(address);
  await settled(page);
  await scrollThrough(page);
  return page.evaluate(() => (window as Watched).shifts);
}

const kinds = [
  ...([
    'home',
    'news',
    'story',
    'events',
    'event',
    'shop',
    'product',
    'setlists',
    'contact',
    'mc',
    'team',
  ] as const),
  ...([
    'history',
    'members',
    'clothing',
    'discography',
    'media',
    'gallery',
    'partners',
    'press release',
  ] as const),
  ...([
    'cathedrals',
    'tours',
    'sound',
    'babies',
    'management',
    'cultural-ambassador',
    'public-information',
  ] as const),
];
const measured: Record<Locale, readonly string[]> = {
  ro: kinds,
  en: ['home', 'news', 'shop', 'media', 'contact'],
};

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    for (const locale of ['ro', 'en'] as const) {
      for (const kind of measured[locale]) {
        test(`${locale} ${kind}: nothing moves while the page loads, nor on the way down`, async ({
          page,
        }) => {
          await page.addInitScript(watchShifts);
          await expect(async () => {
            const shifts = await firstLoad(page, pagesOf(locale)[kind] ?? '');
            const sum = shifts.reduce((total, { value }) => total + value, 0);
            expect(sum, JSON.stringify(shifts)).toBeLessThan(0.001);
          }).toPass({ timeout: 90_000, intervals: [0] });
        });
      }
    }
  });
}
