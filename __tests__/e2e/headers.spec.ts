import { href } from '@/lib/routing/routes';
import { open } from './support/browse';
import { expect, http, test } from './support/test';
import { words } from './support/words';

const strict = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Pictures are shown by readers of feeds, previews and searches. */
const forOthers = { 'cross-origin-resource-policy': 'cross-origin' };

/** One of each kind of answer that the site gives. */
const answers = {
  'a redirect to a language': { path: '/', status: 307 },
  'a redirect of capitals': { path: '/RO/stiri', status: 308 },
  'a page': { path: href('ro', 'home'), status: 200 },
  'a missing page': { path: '/ro/nimic', status: 404 },
  'a missing file': { path: '/files/nimic.pdf', status: 404 },
  'a posted page': { path: href('ro', 'shop'), status: 405, method: 'POST' },
  'an address that cannot be read': { path: '/ro/%E0%A4%A', status: 400 },
  'a range past the end': {
    path: '/audio/el-grillo.mp3',
    status: 416,
    headers: { range: 'bytes=999999999-' },
  },
  'a list for the browser': { path: '/api/audio-file/?locale=ro', status: 200 },
  'a missing API path': { path: '/api/nimic/', status: 404 },
  'a refused order': { path: '/api/shop/purchase/', status: 415, method: 'POST' },
  health: { path: '/api/health/ready', status: 200 },
  'a picture': { path: '/art/hero/crucifixus.svg', status: 200 },
  'a song': { path: '/audio/el-grillo.mp3', status: 200 },
  robots: { path: '/robots.txt', status: 200 },
  'the site map': { path: '/sitemap.xml', status: 200 },
  'a missing chunk': { path: '/_next/static/chunks/nimic.js', status: 404 },
  'a resized image': {
    path: '/_next/image?url=%2Fart%2Fproduct%2F1.webp&w=256&q=75',
    status: 200,
  },
  'an image that may not be resized': { path: '/_next/image?url=%2Fetc%2Fpasswd&w=640&q=75', status: 400 },
} as const;

for (const [name, answer] of Object.entries(answers)) {
  http(`${name} carries the strict headers, one policy and no cookie`, async ({ request }) => {
    const { path, status, ...options } = answer;
    const response = await request.fetch(path, { maxRedirects: 0, ...options });
    expect(response.status()).toBe(status);
    const expected = path.startsWith('/art/') ? { ...strict, ...forOthers } : strict;
    expect(response.headers()).toMatchObject(expected);
    const named = (name: string) =>
      response.headersArray().filter((header) => header.name.toLowerCase() === name);
    expect(named('content-security-policy')).toHaveLength(1);
    expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(named('set-cookie')).toEqual([]);
    expect(named('x-powered-by')).toEqual([]);
  });
}

for (const path of [href('ro', 'home'), href('en', 'shop'), '/ro/nimic']) {
  http(`scripts of ${path} run by their hash only`, async ({ request }) => {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? '';
    expect(scripts).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')+$/);
    for (const directive of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ]) {
      expect(policy.split('; ')).toContain(directive);
    }
  });
}

test('the files of a page are its own and kept for ever', async ({ page, request }) => {
  await page.goto(href('ro', 'home'));
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((each) => (each as HTMLScriptElement).src));
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    const response = await request.get(script);
    expect([response.status(), response.headers()]).toEqual([
      200,
      expect.objectContaining({ ...strict, 'cache-control': 'public, max-age=31536000, immutable' }),
    ]);
  }
});

test('what a client navigation reads carries the strict headers', async ({ page }) => {
  await open(page, href('ro', 'home'));
  const read = page.waitForResponse((response) => response.request().headers()['rsc'] === '1');
  await page.getByRole('link', { name: words.ro.news.all }).click();
  const response = await read;
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({ ...strict, 'content-type': 'text/x-component' });
  expect(await response.headerValues('set-cookie')).toEqual([]);
});
