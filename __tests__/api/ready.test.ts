/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const secret = 'a-secret-for-this-test';
Object.assign(process.env, {
  DATA_DIR: mkdtempSync(path.join(tmpdir(), 'ready-')),
  REVALIDATE_SECRET: secret,
});

async function ready(authorization?: string): Promise<unknown> {
  const { GET } = await import('@/app/api/health/ready/route');
  const headers = authorization === undefined ? {} : { authorization };
  const response = await GET(new Request('http://localhost/api/health/ready', { headers }));
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, ...((await response.json()) as object) };
}

afterAll(async () => (await import('@/lib/orders/journal')).closeOrderJournal());

it('everybody hears whether the site is ready, and nothing of its orders', async () => {
  const known = { status: 200, ready: true, content: { source: 'embedded' } };
  expect(await ready()).toEqual(known);
  expect(await ready('Bearer a-secret-that-is-wrong')).toEqual(known);
});

it('staff hear what it rests on', async () => {
  expect(await ready(`Bearer ${secret}`)).toEqual({
    status: 200,
    ready: true,
    content: { source: 'embedded', freshness: {}, lists: [] },
    journal: {
      ok: true,
      kind: 'sqlite',
      orders: { accepted: 0, sending: 0, sent: 0, rejected: 0, uncertain: 0 },
    },
  });
});

it('staff hear what was wrong with a list, and only they', async () => {
  const { reportList } = await import('@/lib/content/report');
  const finding = { index: 3, id: 7, field: 'date', problem: 'missing', dropped: true };
  reportList({ list: 'news', locale: 'ro', items: 5, shown: 4, findings: [finding] });
  const time = expect.stringMatching(/^\d{4}-.*Z$/);
  const lists = [{ list: 'news', locale: 'ro', items: 5, shown: 4, findings: [finding], time }];
  expect(await ready(`Bearer ${secret}`)).toMatchObject({ content: { lists } });
  expect(await ready()).toEqual({ status: 200, ready: true, content: { source: 'embedded' } });
});

it('a journal that does not answer is not ready', async () => {
  const { orderJournal } = await import('@/lib/orders/journal');
  jest.spyOn(await orderJournal(), 'find').mockRejectedValue(new Error('gone'));
  expect(await ready()).toEqual({ status: 503, ready: false, content: { source: 'embedded' } });
});
