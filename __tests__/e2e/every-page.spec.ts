import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { expectAccessible } from './support/axe';
import { missing, pagesOf } from './support/pages';
import { expectReadable, narrow, overflow, wide } from './support/reading';
import { expectStill } from './support/shifts';
import { expect, test } from './support/test';

async function inspect(page: Page, address: string, status?: number) {
  await page.setViewportSize(narrow);
  await expectStill(page, address, status);
  await expectAccessible(page, 'narrow');
  await expectReadable(page);
  await page.setViewportSize(wide);
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page, 'wide');
}

for (const locale of locales) {
  for (const [name, address] of Object.entries(pagesOf(locale))) {
    test(`${locale} ${name}: stands still, is readable, breaks no rule of axe, narrow or wide`, async ({
      page,
    }) => {
      await inspect(page, address);
    });
  }

  test(`${locale} 404: stands still, is readable, breaks no rule of axe, narrow or wide`, async ({
    page,
    problems,
  }) => {
    problems.expect(/404 \(Not Found\)/);
    await inspect(page, missing(locale), 404);
  });
}
