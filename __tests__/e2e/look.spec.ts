import type { Locator, Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { open } from './support/browse';
import { missing, pagesOf } from './support/pages';
import { product } from './support/samples';
import { fillCart, shopOf } from './support/shop';
import { expect, test } from './support/test';

/**
 * A few screenshots that stand for the whole: type, grid, colour, line and states. After an intended change, update
 * them with `npx playwright test look --update-snapshots` and review them before committing.
 */
type Look = { locale: Locale; width: number; colorScheme: 'light' | 'dark' };
const looks: Look[] = [
  { locale: 'ro', width: 360, colorScheme: 'light' },
  { locale: 'en', width: 1280, colorScheme: 'dark' },
];

/** Other browser versions draw the edges of letters differently; a letter in another place is a real difference. */
const tolerance = { maxDiffPixelRatio: 0.02, threshold: 0.25 };

async function pictures(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode()),
    );
  });
}

async function expectLook(target: Page | Locator, name: string) {
  await expect(target).toHaveScreenshot(`${name}.png`, tolerance);
}

for (const { locale, width, colorScheme } of looks) {
  test.describe(`${locale}, ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const named = (name: string) => `${name}-${width}`;

    for (const kind of ['story', 'product', 'members', 'cathedrals', 'contact'] as const)
      test(`${kind} looks as it did`, async ({ page }) => {
        await open(page, pagesOf(locale)[kind] ?? '');
        await pictures(page);
        await expectLook(page, named(kind));
      });

    test('the page for what is not there looks as it did', async ({ page, problems }) => {
      problems.expect(/404 \(Not Found\)/);
      await open(page, missing(locale), 404);
      await pictures(page);
      await expectLook(page, named('missing'));
    });

    test('the index of pages at the foot looks as it did', async ({ page }) => {
      await open(page, href(locale, 'contact'));
      await pictures(page);
      await expectLook(page.getByRole('contentinfo').getByRole('navigation').first(), named('foot'));
    });

    test('a product in the shop and the order with its errors look as they did', async ({ page }) => {
      await open(page, href(locale, 'shop'));
      await shopOf(page, locale).link(1).click();
      const detail = page.getByRole('dialog', { name: product(1).title[locale] });
      await expect(detail.getByRole('img').first()).toBeVisible();
      await pictures(page);
      await expectLook(detail, named('product-dialog'));
      const shop = await fillCart(page, locale, [1, 16]);
      await shop.submit.click();
      await expect(shop.order.locator('[aria-invalid]')).toHaveCount(4);
      await expectLook(shop.order, named('order'));
    });
  });
}
