import type { Page } from '@playwright/test';
import { hydrated } from './browse';
import { expect } from './test';

type Shift = PerformanceEntry & { value: number; sources: { node?: Node | null }[] };

type Moved = { value: number; where: string };

type Watched = typeof window & { shifts?: Moved[] };

/** Records every layout shift from the first byte on, and what moved. */
function watchShifts() {
  const watched = window as Watched;
  // A second visit adds this script again.
  if (watched.shifts) return;
  const shifts: Moved[] = [];
  watched.shifts = shifts;
  const name = (node?: Node | null) =>
    node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName);
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      shifts.push({ value, where: sources.map(({ node }) => name(node)).join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Waits for everything that could still move something: fonts, pictures, scripts, and two more frames. */
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

/** Scrolls down the whole page, a window at a time, and up again. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

/** One first visit, with nothing in the browser's cache. */
async function firstVisit(page: Page, address: string, status: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(status);
  await settled(page);
  await scrollThrough(page);
  return page.evaluate(() => (window as Watched).shifts ?? []);
}

/**
 * Opens a page as a first visit; nothing may move while it loads, nor on the way down. A real shift happens every
 * time; on a busy machine even a preloaded font may arrive after the first paint, hence the retries.
 */
export async function expectStill(page: Page, address: string, status = 200) {
  await page.addInitScript(watchShifts);
  await expect(async () => {
    const shifts = await firstVisit(page, address, status);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.001);
  }).toPass({ timeout: 60_000, intervals: [0] });
}
