/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { embeddedSource } from '@/lib/content/embedded';
import { httpSource } from '@/lib/content/http';
import { lastGoodCopies } from '@/lib/content/last-good';
import { listNames } from '@/lib/content/lists';
import { createContentPort } from '@/lib/content/port';
import { locales } from '@/lib/i18n/locales';
import { ApiHost } from '@/scripts/sample-api/api-host';

const host = new ApiHost({ manner: 'django' });

beforeAll(() => host.start());
afterAll(() => host.stop());
beforeEach(() => (host.behaviour = { mode: 'ok' }));

const news = async (): Promise<unknown> => (await fetch(`${host.url}/news/?locale=ro`)).json();

describe('a host in Django’s manner', () => {
  it.each(listNames)('gives the same %s as the sample content, but for where its files are', async (name) => {
    const copies = lastGoodCopies(mkdtempSync(path.join(tmpdir(), 'copies-')));
    const django = createContentPort(httpSource({ apiUrl: host.url, timeoutMs: 5_000, copies }));
    const embedded = createContentPort(embeddedSource());
    for (const locale of locales) {
      const [given, wanted] = [await django[name](locale), await embedded[name](locale)];
      const local = JSON.stringify(given).replaceAll(host.mediaOrigin, '').replaceAll('.svg.png', '.svg');
      const bySeconds = (text: string) => text.replace(/(T\d\d:\d\d):00/g, '$1');
      expect(JSON.parse(bySeconds(local))).toEqual(JSON.parse(JSON.stringify(wanted)));
    }
  });

  it('sends blanks, naive times, numbers as texts, and a page with the address of the next', async () => {
    const { count, next, results } = (await news()) as {
      count: number;
      next: string;
      results: Record<string, unknown>[];
    };
    expect([count > 20, results.length]).toEqual([true, 10]);
    expect(next).toBe(`${host.url}/news/?locale=ro&page=2`);
    expect(results[0]).toMatchObject({ id: '1', lang: '' });
    const events = (await (await fetch(`${host.url}/events/?locale=ro`)).json()) as { results: unknown[] };
    const first = { id: '1', date: '2024-02-11T17:00:00', price_from: '30.00', ticket_url: '' };
    expect(events.results[0]).toMatchObject(first);
  });

  it('serves files from an origin of their own, whole and in ranges, drawings as pictures', async () => {
    const file = `${host.mediaOrigin}/audio/the-silver-swan.mp3`;
    const head = await fetch(file, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    const part = await fetch(file, { headers: { range: 'bytes=10-19' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
    const drawing = await fetch(`${host.mediaOrigin}/art/partner/1.svg.png`);
    expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/png']);
    for (const other of [
      '/package.json',
      '/art/../../package.json',
      '/art/%2e%2e/package.json',
      '/files/none.pdf',
    ]) {
      expect((await fetch(host.mediaOrigin + other)).status).toBe(404);
    }
  });
});

describe('a host in trouble', () => {
  it('fails as it is told to, and only where', async () => {
    host.behaviour = { mode: 'down', only: 'news' };
    await expect(news()).rejects.toThrow();
    expect((await fetch(`${host.url}/gallery/?locale=ro`)).status).toBe(200);
    host.behaviour = { mode: 'error' };
    expect((await fetch(`${host.url}/news/?locale=ro`)).status).toBe(500);
    host.behaviour = { mode: 'garbage' };
    await expect(news()).rejects.toThrow('is not valid JSON');
  });

  it.each(['hang', 'slow'] as const)('does not answer for a while when it is %s', async (mode) => {
    host.behaviour = { mode };
    const late = fetch(`${host.url}/news/?locale=ro`, { signal: AbortSignal.timeout(300) });
    await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('sends a byte a second when it trickles', async () => {
    host.behaviour = { mode: 'trickle' };
    const response = await fetch(`${host.url}/news/?locale=ro`, { signal: AbortSignal.timeout(1_500) });
    const first = await response.body?.getReader().read();
    expect(Buffer.from(first?.value ?? []).toString()).toBe('{');
  });

  it('is told so by POST /control, where its orders can be seen too', async () => {
    const origin = new URL(host.url).origin;
    const body = JSON.stringify({
      mode: 'ok',
      headline: 'De azi',
      purchase: { status: 409, body: { items: [1] } },
    });
    await fetch(`${origin}/control`, { method: 'POST', body });
    expect(JSON.stringify(await (await fetch(`${host.url}/news/?locale=en&page=3`)).json())).toContain(
      '"De azi"',
    );
    const order = await fetch(`${host.url}/shop/purchase/?locale=en`, {
      method: 'POST',
      body: '{"name":"Ana"}',
    });
    expect([order.status, await order.json()]).toEqual([409, { items: [1] }]);
    expect(await (await fetch(`${origin}/control`)).json()).toMatchObject({
      orders: [{ locale: 'en', body: { name: 'Ana' } }],
    });
  });
});
