import type { APIRequestContext, Page } from '@playwright/test';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { historySections, href, mediaSections } from '@/lib/routing/routes';
import { ApiHost } from '@/scripts/sample-api/api-host';
import { serve } from '../../scripts/serve.mjs';
import { siteAddress } from './support/addresses';
import { expectPlaying, playerOf, song } from './support/player';
import { firstEventHref, latestStory } from './support/samples';
import { expect, http, test } from './support/test';

/** The site on a host in Django's manner: blanks, naive times, lists in pages, files on a second origin. */
const host = new ApiHost({ manner: 'django' });
let site: { url: string; stop(): Promise<number | null> };

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await host.start();
  site = await serve({ API_URL: host.url, MEDIA_HOSTS: new URL(host.mediaOrigin).host });
});

test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

/** What a page says, but for the size of its files: that of another host’s is not known. */
async function wordsAt(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\( ([A-Z]{2,4}),[^)]*\)/g, '( $1 )');
}

/** Every screen of a list. */
const screensOf = (locale: Locale) => [
  href(locale, 'home'),
  href(locale, 'news'),
  href(locale, 'news-details', { slug: latestStory(locale).slug }),
  href(locale, 'events', { type: 'news' }),
  firstEventHref(locale),
  ...mediaSections.map((section) => href(locale, 'media-section', { section })),
  ...historySections.map((section) => href(locale, 'history-section', { section })),
  href(locale, 'mc'),
  href(locale, 'leadership'),
  href(locale, 'announcements'),
];

http('every list says on its screens what it says of the site’s own content', async ({ request }) => {
  for (const path of locales.flatMap(screensOf)) {
    const own = await wordsAt(request, siteAddress + path);
    expect(own.length, path).toBeGreaterThan(100);
    expect.soft(await wordsAt(request, site.url + path), path).toBe(own);
  }
});

/** The pictures of a page, and those of them that cannot be shown, once all have been asked for. */
const picturesOf = (page: Page) =>
  page.locator('main img').evaluateAll(async (images) => {
    const pictures = images.filter((image): image is HTMLImageElement => image instanceof HTMLImageElement);
    for (const image of pictures) image.loading = 'eager';
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
    const lost = pictures.filter((image) => image.naturalWidth === 0);
    return {
      lost: lost.map((image) => image.currentSrc),
      all: pictures.map((image) => decodeURIComponent(image.currentSrc)),
    };
  });

test('every picture loads from the second origin, and a song plays from there', async ({ page }) => {
  // Every picture of the site is made smaller for the first time.
  test.slow();
  const found = new Set<string>();
  for (const path of screensOf(defaultLocale)) {
    await page.goto(site.url + path);
    const { lost, all } = await picturesOf(page);
    expect(lost, path).toEqual([]);
    for (const source of all) if (source.includes(host.mediaOrigin)) found.add(source);
  }
  expect(found.size).toBeGreaterThan(80);
  await page.goto(site.url + href(defaultLocale, 'home'));
  await playerOf(page, defaultLocale).play.click();
  await expectPlaying(page, host.mediaOrigin + song(0).file);
});
