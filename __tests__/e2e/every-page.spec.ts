import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { expectAccessible, expectContrast } from './support/axe';
import { hydrated, open } from './support/browse';
import { missing, pagesOf } from './support/pages';
import { expectReadable, narrow, overflow, wide } from './support/reading';
import { expectStill } from './support/shifts';
import { expect, test } from './support/test';

/** Whatever only reads a page shares its visits here: a visit costs more than most checks. */
const inTheDark = [
  ...['home', 'shop', 'product', 'event', 'history', 'members', 'setlists', 'contact', 'media', '404'],
];
const inOwnColours = ['home', 'contact'];
const withoutPictures = ['home', 'shop', 'gallery', 'mc', 'clothing', 'contact', 'story'];

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function readNarrow(page: Page, locale: Locale, address: string, status: number) {
  await page.setViewportSize(narrow);
  // What the language does not change is looked at in one.
  if (locale === 'ro')
    await test.step('narrow: nothing moves while it loads, nor on the way down', () =>
      expectStill(page, address, status));
  else await open(page, address, status);
  await test.step('narrow: no rule of axe is broken', () => expectAccessible(page, 'narrow'));
  await test.step('at 320 px, with text spacing, or at twice the size no word is lost', () =>
    expectReadable(page));
}

async function readWide(page: Page, address: string, status: number) {
  await page.setViewportSize(wide);
  await test.step('wide: nothing moves while it loads, nor on the way down', () =>
    expectStill(page, address, status));
  await test.step('wide: nothing beside the window', async () => expect(await overflow(page)).toBe(0));
  await test.step('wide: no rule of axe is broken', () => expectAccessible(page, 'wide'));
}

/** On a wide page that is open. */
async function readInColours(page: Page, name: string) {
  if (inTheDark.includes(name))
    await test.step('in the dark: every contrast suffices', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page, 'dark');
    });
  if (inOwnColours.includes(name))
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(`with the reader’s own colours, ${colorScheme}: no rule of axe is broken`, async () => {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        // axe takes a background for what the page asked for, not for what the browser paints.
        await expectAccessible(page, `own colours, ${colorScheme}`, ['color-contrast']);
      });
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}

async function readWithoutPictures(page: Page) {
  const whole = await height(page);
  await page.route(/\.(webp|avif|png|jpe?g|svg)(\?|$)/, (route) => route.abort());
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await height(page)).toBe(whole);
  await expectAccessible(page, 'without pictures');
}

for (const locale of locales)
  for (const [name, address] of Object.entries({ ...pagesOf(locale), '404': missing(locale) }))
    test(`${locale} ${name}: stands still, is readable, breaks no rule of axe, however it is read`, async ({
      page,
      problems,
    }) => {
      const status = name === '404' ? 404 : 200;
      if (status === 404) problems.expect(/404 \(Not Found\)/);
      await readNarrow(page, locale, address, status);
      if (locale !== 'ro') return;
      await readWide(page, address, status);
      await readInColours(page, name);
      if (!withoutPictures.includes(name)) return;
      problems.expect(/ERR_FAILED/);
      await test.step('without pictures it keeps its shape and all its words', () =>
        readWithoutPictures(page));
    });
