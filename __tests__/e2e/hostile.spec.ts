import fc from 'fast-check';
import { href } from '@/lib/routing/routes';
import { serve } from '../../scripts/serve.mjs';
import { ask } from '../support/http';
import { revalidateSecret } from './support/addresses';
import { expect, test } from '@playwright/test';

/** Pages are made once and kept for everybody: what one visitor sends must never be found in them. */
test.describe.configure({ mode: 'serial' });

let site: Awaited<ReturnType<typeof serve>>;
let port: number;
test.beforeAll(async () => {
  site = await serve({ REVALIDATE_SECRET: revalidateSecret });
  port = Number(new URL(site.url).port);
});
test.afterAll(() => site.stop());

const pages = [
  href('ro', 'home'),
  href('ro', 'news'),
  href('en', 'shop'),
  href('en', 'contact'),
  '/ro/nimic',
  '/art/nimic',
];

const path = fc.constantFrom(...pages);
const segment = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom('..', '%', '\0', 'ș'));

/** The same page, asked for in another spelling. */
const respelled = fc.constantFrom<((page: string) => string)[]>(
  (page) => `${page}/`,
  (page) => page.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (page) => `http://evil.example${page}`,
  (page) => `/${page}`,
  (page) => page.replaceAll('/', '\\'),
  (page) => `${page}.rsc`,
  (page) => `${page}.segments/_tree.segment.rsc`,
  (page) => `${page}/%E0%A4%A`,
  (page) => `/_next/data/x${page}.json`,
  (page) => `//evil.example${page}`,
);
const query = fc.oneof(
  fc.webQueryParameters().map((text) => `?${text}`),
  fc.constantFrom(
    '?email=ana@example.org',
    '?_rsc=1',
    '?_rsc=%3Cscript%3E',
    '?nxtPlocale=de',
    '?__nextLocale=en',
    '?%',
    '',
  ),
);
const hostileValue = fc.oneof(
  fc.constantFrom(
    "script-src 'nonce-evil'",
    'evil.example',
    'http://evil.example/',
    '1',
    '2',
    'true',
    '/_tree',
    '%5B%22%22%5D',
  ),
  fc.base64String({ maxLength: 40 }),
);
const hostileName = fc.constantFrom(
  ...['content-security-policy', 'content-security-policy-report-only', 'x-nonce', 'host', 'forwarded'],
  ...[
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'x-forwarded-for',
    'x-real-ip',
    'x-original-url',
  ],
  ...['x-middleware-subrequest', 'x-middleware-rewrite', 'x-middleware-set-cookie', 'x-middleware-prefetch'],
  ...['x-nextjs-data', 'x-nextjs-cache', 'x-nextjs-request-id', 'x-nextjs-html-request-id', 'x-matched-path'],
  ...['x-invoke-path', 'x-invoke-status', 'x-invoke-error', 'x-now-route-matches', 'x-next-cache-tags'],
  ...[
    'x-prerender-revalidate',
    'x-prerender-bypass-mode',
    'x-deployment-id',
    'next-resume',
    'next-action',
    'purpose',
  ],
  ...['rsc', 'next-url', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree'],
  ...[
    'accept',
    'accept-language',
    'user-agent',
    'cookie',
    'range',
    'if-none-match',
    'sec-fetch-dest',
    'traceparent',
  ],
);
const target = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(path, query).map((parts) => parts.join('')) },
  { weight: 2, arbitrary: fc.tuple(path, respelled, query).map(([page, spell, text]) => spell(page) + text) },
  {
    weight: 1,
    arbitrary: fc.tuple(path, segment).map(([page, text]) => `${page}/${encodeURI(text)}`),
  },
);
const attack = fc.record({
  path: target,
  method: fc.constantFrom(
    'GET',
    'GET',
    'GET',
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'TRACE',
  ),
  headers: fc.dictionary(hostileName, hostileValue, { maxKeys: 6 }),
});
const attacks = fc.sample(attack, { seed: 20261121, numRuns: 500 });

/** What was sent that no page has by itself. */
const sent = new Set(
  attacks
    .flatMap(({ path: asked, headers }) => [...Object.values(headers), asked.split('?')[1] ?? ''])
    .filter((text) => text.length > 8),
);

/** A page's tags and texts, in an order of their own: the framework's depends on what it has loaded by then. */
const partsOf = (body: string) =>
  body
    .split(/(?=<)/)
    .filter((part) => !part.startsWith('<script>'))
    .toSorted();

async function look() {
  const seen = [];
  for (const page of pages) {
    const { status, body } = await ask(port, page);
    seen.push({ status, parts: partsOf(body), told: [...sent].filter((text) => body.includes(text)) });
  }
  return seen;
}

/** Sends them, so many at once, and gives those that the site could not cope with. */
async function send(requests: typeof attacks, atOnce: number) {
  const failed: unknown[] = [];
  const waiting = [...requests];
  const sendOn = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { path: asked, ...options } = next;
      const { status, headers } = await ask(port, asked, options);
      const leadsAway = !/^(\/(?!\/)|$)/.test(headers['location'] ?? '');
      if (status >= 500 || leadsAway) failed.push({ ...next, status, location: headers['location'] });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendOn));
  return failed;
}

async function forgetPages() {
  const headers = { authorization: `Bearer ${revalidateSecret}` };
  expect(await ask(port, '/api/revalidate', { method: 'POST', headers })).toMatchObject({ status: 200 });
}

test('500 hostile requests change no cached page, fail nowhere and are led nowhere else', async () => {
  const before = await look();
  expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404, 404]);
  expect(before.flatMap(({ told }) => told)).toEqual([]);
  expect(await send(attacks, 8)).toEqual([]);
  expect(await look()).toEqual(before);
});

test('pages that hostile requests were the first to ask for are the same for everybody', async () => {
  await forgetPages();
  const before = await look();
  const reads = attacks.filter(({ method }) => method === 'GET' || method === 'HEAD');
  await forgetPages();
  expect(await send(reads.slice(0, 200), 1)).toEqual([]);
  expect(await look()).toEqual(before);
});
