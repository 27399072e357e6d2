import { aboutSegment, site } from '@/content/site';
import { locales } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { inStock, latestStory, productHref } from './support/samples';
import { expect, http as test } from './support/test';

const still = { maxRedirects: 0 };

test.describe('addresses', () => {
  for (const [from, status, to] of [
    ['/', 307, '/ro'],
    ['/magazin', 307, href('ro', 'shop')],
    ['/magazin?culoare=ro%C8%99u', 307, `${href('ro', 'shop')}?culoare=ro%C8%99u`],
    ['/contact/', 307, href('ro', 'contact')],
    ['/RO/stiri', 308, href('ro', 'news')],
    ['/En', 308, href('en', 'home')],
    ['/ro/evenimente', 308, href('ro', 'events', { type: 'news' })],
    ['/en/evenimente/', 308, href('en', 'events', { type: 'news' })],
    [`/ro/${aboutSegment}`, 308, href('ro', 'history')],
    ['/ro/Stiri', 308, href('ro', 'news')],
    ['/RO/Evenimente', 308, href('ro', 'events', { type: 'news' })],
  ] as const) {
    test(`${from} leads to ${to} with ${status}`, async ({ request }) => {
      const response = await request.get(from, still);
      expect(response.status()).toBe(status);
      const target = new URL(response.headers()['location'] ?? '', response.url());
      expect(`${target.pathname}${target.search}`).toBe(to);
    });
  }

  test('an address without a language follows the choice in the cookie, and only that', async ({
    request,
  }) => {
    for (const [headers, target] of [
      [{ cookie: 'locale=en' }, href('en', 'shop')],
      [{ cookie: 'locale=ro' }, href('ro', 'shop')],
      [{ cookie: 'locale=de' }, href('ro', 'shop')],
      [{ 'accept-language': 'en-GB,en' }, href('ro', 'shop')],
    ] as const) {
      const response = await request.get('/magazin', { ...still, headers });
      expect(new URL(response.headers()['location'] ?? '', response.url()).pathname).toBe(target);
      expect(response.headers()).toMatchObject({
        vary: expect.stringContaining('Cookie'),
        'cache-control': /no-store/,
      });
    }
  });

  for (const locale of locales) {
    test(`pages exist under /${locale}, with and without a slash at the end`, async ({ request }) => {
      const story = href(locale, 'news-details', { slug: latestStory(locale).slug });
      for (const address of [
        href(locale, 'home'),
        href(locale, 'shop'),
        href(locale, 'news'),
        story,
        productHref(locale, inStock.second),
      ]) {
        for (const slash of ['', '/']) {
          const response = await request.get(`${address}${slash}`, still);
          expect(response.status(), `${address}${slash}`).toBe(200);
        }
      }
    });

    test(`what does not exist under /${locale} is a 404 with a whole page`, async ({ request }) => {
      for (const missing of [
        ...[
          `/${locale}/nimic`,
          `/${locale}/parts`,
          `/${locale}/stiri/nimic`,
          `/${locale}/magazin/7-nimic`,
          `/${locale}/magazin/nimic`,
        ],
        ...[
          `/${locale}/despre-altul/istoric`,
          `/${locale}/evenimente/news/999-nimic`,
          `/${locale}/a/b/c/d/e`,
        ],
      ]) {
        const response = await request.get(missing, still);
        expect(response.status(), missing).toBe(404);
        expect(await response.text(), missing).toContain(`<html lang="${locale}"`);
      }
    });
  }

  test('what does not exist has the head of the 404, and of no other page', async ({ request }) => {
    for (const missing of [
      ...['/files/contact', '/art/magazin', '/ro/despre-altul/istoric'],
      ...[`/en/${aboutSegment}/altcineva`, `/ro/despre-altul/${site.founderSlug}`, '/files/contact/harta'],
    ]) {
      const response = await request.get(missing, still);
      const html = await response.text();
      expect(response.status(), missing).toBe(404);
      expect(html, missing).toContain(`<title>Pagina nu a fost gasită | `);
      expect(html, missing).toMatch(/<meta name="robots" content="noindex"/);
      expect(html, missing).not.toContain('rel="canonical"');
    }
  });

  test('a first segment that is no language is a path', async ({ request }) => {
    const response = await request.get('/de/stiri');
    expect([response.status(), new URL(response.url()).pathname]).toEqual([404, '/ro/de/stiri']);
  });

  test('a page can only be read: nothing is taken, and no server action runs', async ({ request }) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const headers = { 'next-action': '40'.padEnd(42, 'a') };
      const response = await request.fetch(href('ro', 'shop'), { method, headers, data: 'name=x', ...still });
      expect([response.status(), response.headers()['allow']], method).toEqual([405, 'GET, HEAD']);
      expect(await response.text(), method).toContain('<html lang="ro">');
    }
  });
});
