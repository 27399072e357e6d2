import type { Locator } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { sample } from '@/scripts/sample-api/sample';
import { open } from './support/browse';
import { expect, test } from './support/test';
import { words } from './support/words';

const inView = (row: Locator) =>
  row.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    const visible = (item: Element) => {
      const { left, right } = item.getBoundingClientRect();
      return left >= frame.left - 1 && right <= frame.right + 1;
    };
    return [...element.querySelectorAll('li')].flatMap((item, index) => (visible(item) ? [index] : []));
  });

for (const [width, size] of [
  [1280, 2],
  [768, 2],
  [360, 1],
] as const) {
  for (const locale of locales) {
    test(`${locale}, ${width} px: ${size} at a time, page by page, and no further than the ends`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, href(locale, 'home'));
      const say = words[locale].testimonials;
      const row = page.getByRole('group', { name: say.region });
      const previous = page.getByRole('button', { name: say.previous });
      const next = page.getByRole('button', { name: say.next });
      const count = sample(locale, 'testimonial').length;
      await expect(row.getByRole('listitem')).toHaveCount(count);
      await next.scrollIntoViewIfNeeded();

      for (let first = 0; first < count; first += size) {
        // An odd last page shows one (reading 27).
        const start = Math.min(first, count - 1);
        const expected = Array.from({ length: size }, (_, index) => start + index).filter(
          (index) => index < count,
        );
        await expect.poll(() => inView(row)).toEqual(expected);
        await expect(previous).toHaveAttribute('aria-disabled', String(first === 0));
        await expect(next).toHaveAttribute('aria-disabled', String(first + size >= count));
        await next.press('Enter');
      }
      await previous.click();
      await expect(next).toHaveAttribute('aria-disabled', 'false');
    });
  }
}
