import { decoded, textOf } from '@/scripts/found/read-page.mjs';
import { site } from '@/content/site';
import { markdownHref } from '@/lib/routing/files';
import { siteAddress } from './support/addresses';
import { expect, http as test } from './support/test';

/** Letters and digits in a row: what Markdown writes with other signs is the same. */
const bare = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '');

/** What a page states, but for its ways to others: heading, facts, times, prices. */
const factsOf = (main: string) =>
  [...main.replace(/<nav[\s\S]*?<\/nav>/g, '').matchAll(/<(h1|dd|time|del|td)\b[^>]*>([\s\S]*?)<\/\1>/g)]
    .map(([, , inner = '']) => inner)
    .filter((inner) => !/<(button|svg|label|input)\b|aria-hidden/.test(inner))
    .map(textOf);

test('every indexable page has a twin in Markdown that states the same facts', async ({ request }) => {
  test.slow();
  const map = await (await request.get('/sitemap.xml')).text();
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => decoded(address));
  expect(pages.length).toBeGreaterThan(200);
  let facts = 0;
  for (const page of pages) {
    const html = await (await request.get(page)).text();
    expect(html, page).toContain(`type="text/markdown" href="${markdownHref(page)}"`);
    const twin = await request.get(markdownHref(page));
    expect([twin.status(), twin.headers()['content-type']], page).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
    expect(twin.headers()['link']).toBe(`<${page}>; rel="canonical"`);
    expect(twin.headers()['x-robots-tag']).toBe('noindex');
    const text = await twin.text();
    expect(text).toContain(site.demoNotice[page.startsWith(`${siteAddress}/ro`) ? 'ro' : 'en']);
    const said = bare(text);
    const stated = factsOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '');
    facts += stated.length;
    expect
      .soft(
        stated.filter((fact) => !said.includes(bare(fact))),
        page,
      )
      .toEqual([]);
  }
  expect(facts).toBeGreaterThan(pages.length);
});

test('what is no indexable page has no twin', async ({ request }) => {
  const paths = [
    '/ro/nimic',
    '/ro/stiri.md',
    '/ro/comanda',
    '/ro/contact/harta',
    '/ro/evenimente/orice',
    '/de',
  ];
  for (const path of paths) expect((await request.get(markdownHref(path))).status(), path).toBe(404);
});

test('llms.txt leads to twins, feeds and calendars that are there', async ({ request }) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^# .+\n\n> /);
  const addresses = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(60);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});
