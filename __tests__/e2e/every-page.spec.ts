import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { expectAccessible } from './support/axe';
import { hydrated } from './support/browse';
import { missing, pagesOf } from './support/pages';
import { overflow } from './support/reading';
import { expect, test } from './support/test';

const narrow = { width: 320, height: 720 };
const wide = { width: 1280, height: 900 };

async function inspect(page: Page) {
  await hydrated(page);
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page);
  await page.setViewportSize(wide);
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page);
}

test.use({ viewport: narrow });

for (const locale of locales) {
  for (const [name, address] of Object.entries(pagesOf(locale))) {
    test(`${locale} ${name}: fits 320 px, breaks no rule of axe, narrow or wide`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await inspect(page);
    });
  }

  test(`${locale} 404: fits 320 px, breaks no rule of axe, narrow or wide`, async ({ page, problems }) => {
    problems.expect(/404 \(Not Found\)/);
    await page.goto(missing(locale));
    await inspect(page);
  });
}
