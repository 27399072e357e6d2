import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { open } from './support/browse';
import { inStock } from './support/samples';
import { fillCart, shopOf } from './support/shop';
import { expect, test } from './support/test';
import { words } from './support/words';

/** From now on every price that the browser writes is a bug. */
const breakPrices = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        throw new Error('broken on purpose');
      },
    });
  });

for (const locale of locales) {
  const { title, text } = words[locale].statusPage.server_error;

  test(`${locale}: a page that fails says so in its language, with the site around it`, async ({
    page,
    problems,
  }) => {
    problems.expect(/broken on purpose/);
    await open(page, href(locale, 'shop'));
    await breakPrices(page);
    await shopOf(page, locale).link(inStock.first).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByText(words[locale].common.retry, { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[locale].shop.title);
  });

  test(`${locale}: what fails around the page is told in its place`, async ({ page, problems }) => {
    problems.expect(/broken on purpose/);
    const shop = await fillCart(page, locale, [inStock.first, inStock.second]);
    await breakPrices(page);
    await shop.remove(inStock.first).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('main')).toHaveCSS('display', 'block');
  });
}
