import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { sample } from '@/scripts/sample-api/sample';
import { expectAccessible } from './support/axe';
import { open } from './support/browse';
import { expect, test } from './support/test';
import { say, words } from './support/words';

const counter = (locale: Locale, number: number, count: number) =>
  say(locale)('lightbox.counter', { number, count });

async function openFirst(page: Page, locale: Locale, title: string) {
  const links = page.locator('a[data-picture]');
  const count = await links.count();
  await links.first().click();
  return { link: links.first(), count, box: page.getByRole('dialog', { name: title }) };
}

for (const locale of locales) {
  const { media, lightbox, founder } = words[locale];

  test(`${locale}: a picture of the gallery opens large, turns in a ring and gives the focus back`, async ({
    page,
  }) => {
    await open(page, href(locale, 'media-section', { section: 'gallery' }));
    const { link, count, box } = await openFirst(page, locale, media.gallery);
    expect(count).toBe(sample(locale, 'gallery').length);
    const status = box.getByRole('status');
    await expect(status).toContainText(counter(locale, 1, count));
    await expect(box.locator('img:visible')).toHaveJSProperty('complete', true);
    await expectAccessible(page, 'picture');
    await box.getByRole('button', { name: lightbox.previous }).click();
    await expect(status).toContainText(counter(locale, count, count));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(status).toContainText(counter(locale, 2, count));
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(link).toBeFocused();
  });

  test(`${locale}: the founder’s life turns its pages in a ring, the archive opens`, async ({ page }) => {
    await open(page, href(locale, 'mc'));
    const pageOf = (number: number) =>
      page.getByRole('group', { name: say(locale)('founder.page', { number, count: 2 }) });
    const [one, two] = [pageOf(1), pageOf(2)];
    await expect(one.locator('p')).toHaveCount(3);
    await expect(two).toBeHidden();
    const next = page.getByRole('button', { name: founder.next });
    await next.click();
    await expect(two.locator('p')).toHaveCount(3);
    await expect(two).toBeFocused();
    await expect(one).toBeHidden();
    await next.click();
    await expect(one).toBeVisible();
    await page.getByRole('button', { name: founder.previous }).click();
    await expect(two).toBeVisible();

    const { count, box } = await openFirst(page, locale, founder.archive);
    expect(count).toBe(sample(locale, 'founder-archive').length);
    await box.getByRole('button', { name: lightbox.close }).click();
    await expect(box).toBeHidden();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the founder’s whole life can be read, pictures lead to themselves', async ({ page, request }) => {
    await page.goto(href('ro', 'mc'));
    for (const number of [1, 2]) {
      const name = say('ro')('founder.page', { number, count: 2 });
      await expect(page.getByRole('group', { name })).toBeVisible();
    }
    const picture = await page.locator('a[data-picture]').first().getAttribute('href');
    expect((await request.get(picture ?? '')).headers()['content-type']).toMatch(/^image\//);
  });
});
