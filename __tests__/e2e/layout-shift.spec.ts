import { pagesOf } from './support/pages';
import { expectStill } from './support/shifts';
import { test } from './support/test';

/** Wide screens only; every-page.spec.ts checks narrow ones in both languages. */
for (const [name, address] of Object.entries(pagesOf('ro'))) {
  test(`ro ${name}: nothing moves while the page loads, nor on the way down`, async ({ page }) => {
    await expectStill(page, address);
  });
}
