import type { Page } from '@playwright/test';

type Stop = { name: string; outline: number; covered: boolean };

/** The focused element: how thick its ring is, and whether something covers it. */
const currentStop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const around: Element[] = [];
    for (let box: Element | null = focused; box; box = box.parentElement) around.push(box);
    const mark = focused.matches('input') ? focused.nextElementSibling : null;
    const ringed = [...around, ...(mark ? [mark] : [])]
      .map((element) => getComputedStyle(element))
      .filter(({ outlineStyle, outlineColor }) => outlineStyle !== 'none' && outlineColor !== 'transparent')
      .map(({ outlineWidth }) => parseFloat(outlineWidth));
    const boxes = [...focused.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const seen = boxes.some(({ left, right, top, bottom }) => {
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return (
        hit !== null &&
        (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.control === focused)
      );
    });
    return {
      name: focused.outerHTML.slice(0, 120),
      outline: Math.max(0, ...ringed),
      covered: boxes.length > 0 && !seen,
    };
  });

/** Tabs to the end of the page and returns the stops where the focus is not visible, by fault. */
export async function unseenStops(page: Page) {
  const unseen: Stop[] = [];
  let stops = 0;
  for (; stops < 400; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await currentStop(page);
    if (!stop) break;
    if (stop.outline < 2 || stop.covered) unseen.push(stop);
  }
  return { stops, unseen };
}
