/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiHost } from '@/scripts/sample-api/api-host';
import { breaker } from '@/lib/content/breaker';
import { httpSource } from '@/lib/content/http';
import { lastGoodCopies } from '@/lib/content/last-good';
import { createContentPort } from '@/lib/content/port';

let host: ApiHost;
let folder: string;

function open(timeoutMs = 2_000, confirmAfterMs = 300) {
  const source = httpSource({ apiUrl: host.url, timeoutMs, confirmAfterMs, copies: lastGoodCopies(folder) });
  return { source, port: createContentPort(source) };
}

function behave(act: (response: ServerResponse, request: IncomingMessage) => void) {
  host.interfere = (request, response) => {
    act(response, request);
    return true;
  };
}
const serve = (value: unknown) => behave((response) => void response.end(JSON.stringify(value)));

beforeEach(async () => {
  host = await new ApiHost().start();
  folder = await mkdtemp(path.join(tmpdir(), 'copies-'));
});
afterEach(async () => {
  await host.stop();
  await rm(folder, { recursive: true });
});

const partners = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `P${id}` }));

describe.each([
  ['turns empty', []],
  ['cannot be read item by item', partners(5).map(({ id, name }) => ({ number: id, label: name }))],
  ['loses more than half', partners(2)],
])('a list that %s', (_, later) => {
  it('replaces the copy only when a later read finds the same', async () => {
    const { port } = open();
    const shown = async () => {
      const list = await port.partners('ro');
      return list.ok ? list.items.length : undefined;
    };
    serve(partners(5));
    expect(await shown()).toBe(5);
    serve(later);
    expect([await shown(), await shown()]).toEqual([5, 5]);
    serve(partners(5));
    expect(await shown()).toBe(5);
    await wait(320);
    serve(later);
    expect(await shown()).toBe(5);
    await wait(320);
    const left = later.length === 2 ? 2 : 0;
    expect([await shown(), await shown()]).toEqual([left, left]);
  });
});

it('a list that loses half or less is as the host says, at once', async () => {
  const { port } = open();
  serve(partners(6));
  await port.partners('ro');
  serve(partners(3));
  expect(await port.partners('ro')).toMatchObject({ items: { length: 3 } });
});

it('a list of which nothing can be read is no good copy', async () => {
  serve([{ label: 'P' }]);
  await open().port.partners('ro');
  behave((response) => response.destroy());
  expect(await open().port.partners('ro')).toEqual({ ok: false, reason: 'unavailable' });
});

describe('a host that hangs', () => {
  async function hanging() {
    const room = open(80);
    await room.port.news('ro');
    await room.port.partners('ro');
    behave(() => undefined);
    for (let i = 0; i < 3; i += 1) await room.port.news('ro');
    return { ...room, asked: host.requests.length };
  }

  it('is left alone after three failures in a row: copies answer at once', async () => {
    const { port, asked } = await hanging();
    const lists = await Promise.all([port.news('ro'), port.partners('ro'), port.news('ro')]);
    const news = await port.news('ro');
    const slug = news.ok ? (news.items[0]?.slug ?? '') : '';
    expect(await port.newsItem('ro', slug)).toMatchObject({ ok: true, item: { slug } });
    expect(lists.every(({ ok }) => ok)).toBe(true);
    expect(host.requests).toHaveLength(asked);
  });

  it('is still asked for what there is no copy of', async () => {
    const { port, asked } = await hanging();
    expect(await port.gallery('ro')).toEqual({ ok: false, reason: 'unavailable' });
    expect(host.requests).toHaveLength(asked + 1);
  });

  it('is noticed in the background when it is back', async () => {
    const { port } = await hanging();
    host.interfere = (request, response) => {
      if (!request.url?.startsWith('/api/partners/')) return false;
      response.end(JSON.stringify(partners(40)));
      return true;
    };
    await wait(1_200);
    expect(await port.partners('ro')).toMatchObject({ items: { length: 40 } });
  });

  it('is asked again at once when staff publish', async () => {
    const { source, port } = await hanging();
    host.interfere = () => false;
    source.readAnew?.();
    const asked = host.requests.length;
    await port.news('ro');
    expect(host.requests).toHaveLength(asked + 1);
  });
});

it('a list that the host does not have says nothing of the others', async () => {
  const { port } = open();
  await port.news('ro');
  behave((response) => void response.writeHead(404).end());
  for (let i = 0; i < 5; i += 1) await port.gallery('ro');
  const asked = host.requests.length;
  await port.news('ro');
  expect(host.requests).toHaveLength(asked + 1);
});

it('the host never has more than eight connections of ours', async () => {
  let [now, most] = [0, 0];
  behave((response) => {
    now += 1;
    most = Math.max(most, now);
    response.on('close', () => (now -= 1));
    setTimeout(() => response.writeHead(404).end(), 20);
  });
  const { port } = open();
  const reads = await Promise.all(Array.from({ length: 40 }, (_, i) => port.newsItem('ro', `unknown-${i}`)));
  expect(new Set(reads.map((read) => (read.ok ? '' : read.reason)))).toEqual(new Set(['not-found']));
  expect(most).toBe(8);
});

describe('the breaker', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('probes at growing, uneven intervals up to a longest one, until an answer comes', async () => {
    let probes = 0;
    const host = breaker({ probe: async () => void (probes += 1), waits: { first: 100, longest: 400 } });
    host.report(false);
    host.report(true);
    host.report(false);
    host.report(false);
    expect(host.isOpen()).toBe(false);
    host.report(false);
    expect(host.isOpen()).toBe(true);
    await jest.advanceTimersByTimeAsync(100);
    expect(probes).toBe(1);
    await jest.advanceTimersByTimeAsync(4_000);
    // Between 200 and 400 ms apart.
    expect(probes).toBeGreaterThanOrEqual(10);
    expect(probes).toBeLessThanOrEqual(23);
    host.report(true);
    const until = probes;
    await jest.advanceTimersByTimeAsync(4_000);
    expect(probes).toBe(until);
  });
});
