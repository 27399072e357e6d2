/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { listNames } from '@/lib/content/lists';
import { pageStore } from '@/lib/page-cache/store.mjs';
import { ApiHost } from '@/scripts/sample-api/api-host';
import type { SampleItem } from '@/scripts/sample-api/sample';

const secret = 'a-secret-for-this-test';
let published: SampleItem[] = [];
const host = new ApiHost({ edit: (items, name) => (name === 'news' ? [...items, ...published] : items) });

beforeAll(async () => {
  await host.start();
  Object.assign(process.env, {
    API_URL: host.url,
    API_TIMEOUT_MS: '1000',
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'revalidate-')),
    REVALIDATE_SECRET: secret,
  });
});
beforeEach(() => {
  host.behaviour = { mode: 'ok' };
  host.requests.length = 0;
  published = [];
});
afterAll(() => host.stop());

async function post(body?: unknown, authorization = `Bearer ${secret}`) {
  const { POST } = await import('@/app/api/revalidate/route');
  const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
  const headers = { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const request = new Request('http://localhost/api/revalidate', { method: 'POST', headers, ...sent });
  const response = await POST(request);
  return { status: response.status, answer: (await response.json()) as { lists: Record<string, unknown>[] } };
}

const port = async () => (await import('@/lib/content')).content();
const paths = () => [...new Set(host.requests.map(({ path: asked }) => asked))];

it('without a body every list is read in every language, and what came of each is told', async () => {
  const { status, answer } = await post();
  expect(status).toBe(200);
  expect(answer).toMatchObject({ revalidated: true, lists: { length: listNames.length * locales.length } });
  expect(answer.lists[0]).toEqual({
    list: 'press-release',
    locale: 'ro',
    items: expect.any(Number),
    dropped: 0,
  });
  expect(host.requests).toHaveLength(listNames.length * locales.length);
});

it('named lists are read, and no others; every page is forgotten', async () => {
  const entry = { value: { kind: 'APP_PAGE' }, lastModified: Date.now(), cacheControl: {}, tags: [] };
  pageStore().set('/ro', entry);
  const { status, answer } = await post({ lists: ['news', 'press-release'] });
  expect(status).toBe(200);
  expect(answer.lists.map(({ list, locale }) => `${list} ${locale}`).toSorted()).toEqual([
    'news en',
    'news ro',
    'press-release en',
    'press-release ro',
  ]);
  expect(paths()).toEqual(['/api/press-release/', '/api/news/']);
  expect(pageStore().get('/ro')).toBeUndefined();
});

it('when it answers, a new story is there even if the host is gone by then, and a bad one is counted', async () => {
  published = [
    { id: 990, slug: 'de-azi', title: 'De azi', date: '2026-11-21' },
    { id: 991, slug: 'fara-titlu' },
  ];
  const { answer } = await post({ lists: ['news'] });
  expect(answer.lists[0]).toMatchObject({ list: 'news', dropped: 1 });
  host.behaviour = { mode: 'down' };
  expect(await (await port()).newsItem('ro', 'de-azi')).toMatchObject({
    ok: true,
    item: { title: 'De azi' },
  });
});

it('does not make do with a read that was under way before there was anything new', async () => {
  host.interfere = (request, response) => {
    if (host.requests.length > 1 || !request.url?.includes('/news/')) return false;
    setTimeout(() => response.end('[]'), 300);
    return true;
  };
  const before = (await port()).news('ro');
  const { answer } = await post({ lists: ['news'] });
  host.interfere = () => false;
  expect(answer.lists[0]?.items).toBeGreaterThan(5);
  await before;
});

it('a host that fails is 502 with the reason, and pages keep the copy they had', async () => {
  await post({ lists: ['news'] });
  host.behaviour = { mode: 'error' };
  const { status, answer } = await post({ lists: ['news'] });
  expect(status).toBe(502);
  expect(answer).toMatchObject({ revalidated: false, lists: [{ list: 'news', problem: 'status-500' }, {}] });
  expect(answer.lists[0]?.items).toBeGreaterThan(5);
});

it('a host that hangs does not hold it up for every list', async () => {
  host.behaviour = { mode: 'hang' };
  const start = Date.now();
  expect((await post()).status).toBe(502);
  expect(Date.now() - start).toBeLessThan(3_000);
});

it('many calls at once are at most two rounds', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => post({ lists: ['news'] })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(host.requests.length).toBeLessThanOrEqual(4);
});

it.each([[{ lists: ['nothing'] }], [{ lists: 'news' }], [{ lists: [7] }], [{ lists: null }], ['{'], ['7']])(
  'refuses %j and names the lists there are',
  async (body) => {
    const { status, answer } = await post(body);
    expect(status).toBe(400);
    expect(answer.lists).toContain('press-release');
    expect(host.requests).toEqual([]);
  },
);

it('is for staff only', async () => {
  expect((await post(undefined, 'Bearer a-secret-that-is-wrong')).status).toBe(401);
  expect(host.requests).toEqual([]);
});
