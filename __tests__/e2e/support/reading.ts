import type { Page } from '@playwright/test';
import { expect } from './test';

export const narrow = { width: 320, height: 720 };
export const phone = { width: 360, height: 740 };
export const wide = { width: 1280, height: 900 };

/** How far the page, or what is open over it, is wider than its window, in CSS pixels. */
export const overflow = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open], :popover-open')]
      .map(({ scrollWidth, clientWidth }) => Math.max(0, scrollWidth - clientWidth))
      .reduce((most, each) => Math.max(most, each)),
  );

/** A user style sheet as a browser extension would add it, which the page's policy does not forbid. */
const readWith = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** The browser's own setting for the size of text, in pixels; 16 unless the reader changed it. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}

/** WCAG 2.2, 1.4.12: what a reader may set without losing anything. */
const wideText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/**
 * Text that cannot be read: clipped by a box that does not scroll, or outside the window. Ignored: text for screen
 * readers only, the skip link, and excerpts whose full text is a link away.
 */
const lostWords = (page: Page) =>
  page.evaluate(() => {
    const tolerance = 3;
    const cuts = (value: string) => value === 'hidden' || value === 'clip';
    const unseen = (element: Element) =>
      element.closest('.visually-hidden, [aria-hidden="true"], [href="#main"], noscript, script, style') !==
        null || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

    const outside = (word: DOMRect, box: DOMRect, { overflowX, overflowY }: CSSStyleDeclaration) =>
      (cuts(overflowX) && (word.left < box.left - tolerance || word.right > box.right + tolerance)) ||
      (cuts(overflowY) && (word.top < box.top - tolerance || word.bottom > box.bottom + tolerance));

    const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll');

    const isLost = (word: DOMRect, from: Element) => {
      for (let element: Element | null = from; element; element = element.parentElement) {
        const style = getComputedStyle(element);
        if (style.webkitLineClamp !== 'none' || scrolls(style)) return false;
        if (outside(word, element.getBoundingClientRect(), style)) return true;
      }
      return word.left < -tolerance || word.right > innerWidth + tolerance;
    };

    const lost: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || unseen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((word) => word.width > 0 && isLost(word, parent)))
        lost.push(`${parent.tagName}.${parent.className}: ${node.textContent.trim().slice(0, 60)}`);
    }
    return lost;
  });

/** Links and buttons smaller than 24 × 24 CSS pixels, but for links inside a line of text (WCAG 2.2, 2.5.8). */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const least = 24;
    const inText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.closest('p, li, dd, td, figcaption, blockquote, h1, h2, h3') !== null;
    return [
      ...document.querySelectorAll('a[href], button, summary, select, input:not([type=hidden]), textarea'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !inText(element) && !element.matches('.visually-hidden'))
      .map((element) => ({
        element: element.closest('label') ?? element,
        name: element.outerHTML.slice(0, 120),
      }))
      .map(({ element, name }) => ({ ...element.getBoundingClientRect().toJSON(), name }))
      .filter(({ width, height }) => width > 0 && (width < least || height < least))
      .map(({ width, height, name }) => `${width} × ${height}: ${name}`);
  });

async function expectWhole(page: Page, context: string) {
  expect(await overflow(page), context).toBe(0);
  expect(await lostWords(page), context).toEqual([]);
}

/** Nothing is lost at 320 px, with text spacing, or at twice the size. */
export async function expectReadable(page: Page) {
  await page.setViewportSize(narrow);
  await expectWhole(page, '320 px');
  expect(await smallTargets(page)).toEqual([]);
  await readWith(page, wideText);
  await expectWhole(page, '320 px, text spacing');
  await readWith(page, '');
  await setTextSize(page, 32);
  for (const size of [phone, wide]) {
    await page.setViewportSize(size);
    await expectWhole(page, `${size.width} px, text of 200 %`);
  }
  await setTextSize(page, 16);
}
