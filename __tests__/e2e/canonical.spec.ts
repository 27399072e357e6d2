import type { APIRequestContext } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { eventTypes, historySections, href, mediaSections } from '@/lib/routing/routes';
import { site } from '@/content/site';
import { pagesOf } from './support/pages';
import { expect, http as test } from './support/test';
import { words } from './support/words';

/** What search engines are told about a page: its canonical path, and whether to index it. */
async function readHead(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = await response.text();
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return {
    status: response.status(),
    canonical: canonical === undefined ? undefined : new URL(canonical).pathname,
    hidden: /<meta name="robots" content="noindex/.test(html),
    main: /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '',
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
  };
}

for (const locale of locales) {
  test(`${locale}: a second address of a page names the first`, async ({ request }) => {
    for (const [second, first] of [
      [href(locale, 'announcements-alias'), href(locale, 'announcements')],
      [href(locale, 'history-section', { section: 'history' }), href(locale, 'history')],
      [href(locale, 'media-section', { section: 'press' }), href(locale, 'media')],
    ] as const) {
      const [one, two] = [await readHead(request, first), await readHead(request, second)];
      expect([two.status, two.canonical, two.hidden]).toEqual([200, first, false]);
      expect([one.canonical, one.title]).toEqual([first, two.title]);
    }
  });

  test(`${locale}: every section exists, an unknown one does not`, async ({ request }) => {
    const sections = [
      ...historySections.map((section) => href(locale, 'history-section', { section })),
      ...mediaSections.map((section) => href(locale, 'media-section', { section })),
      ...eventTypes.map((type) => href(locale, 'events', { type })),
    ];
    for (const path of sections) expect((await request.get(path)).status(), path).toBe(200);
    for (const path of [
      href(locale, 'history-section', { section: 'altceva' }),
      href(locale, 'media-section', { section: 'altceva' }),
      href(locale, 'media-subsection', { section: 'press', subsection: 'altceva' }),
      href(locale, 'media-subsection', { section: 'gallery', subsection: 'altceva' }),
      `/${locale}/despre-${site.productSlug}/altcineva`,
      href(locale, 'gdpr-document', { document: 'altceva' }),
    ]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  test(`${locale}: events of an unknown type show the archive and stay out of search`, async ({
    request,
  }) => {
    const { status, canonical, hidden, title, main } = await readHead(
      request,
      href(locale, 'events', { type: 'altele' }),
    );
    expect([status, canonical, hidden]).toEqual([200, undefined, true]);
    expect(title).toBe(`${words[locale].events.archiveTitle} | ${site.name[locale]}`);
    expect(main).toContain(words[locale].events.archiveTitle);
  });
}

test('the site map names every kind of page in both languages, and only pages that answer', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(new Set(paths).size).toBe(paths.length);
  for (const locale of locales) {
    for (const [name, path] of Object.entries(pagesOf(locale))) expect(paths, name).toContain(path);
  }
  expect(paths).not.toContain(href('ro', 'announcements-alias'));
  for (let first = 0; first < paths.length; first += 20) {
    const batch = paths.slice(first, first + 20);
    const statuses = await Promise.all(batch.map(async (path) => [path, (await request.get(path)).status()]));
    expect(statuses).toEqual(batch.map((path) => [path, 200]));
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});
