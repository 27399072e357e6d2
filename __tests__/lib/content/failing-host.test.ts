/** @jest-environment node */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApiHost } from '@/scripts/sample-api/api-host';
import { httpSource } from '@/lib/content/http';
import { lastGoodCopies } from '@/lib/content/last-good';
import { createContentPort } from '@/lib/content/port';

let host: ApiHost;
let folder: string;

const open = (timeoutMs = 400) =>
  createContentPort(httpSource({ apiUrl: host.url, timeoutMs, copies: lastGoodCopies(folder) }));

const reply = (status: number, body: string, headers = {}) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

function misbehave(act: (response: ServerResponse) => void) {
  host.interfere = (_, response) => {
    act(response);
    return true;
  };
}

beforeEach(async () => {
  host = await new ApiHost().start();
  folder = await mkdtemp(path.join(tmpdir(), 'copies-'));
});

afterEach(async () => {
  await host.stop();
  await rm(folder, { recursive: true });
});

const faults: [string, (response: ServerResponse) => void][] = [
  ['answers 500', reply(500, '{}')],
  ['answers with HTML', reply(200, '<html>')],
  ['answers with an object that is no list', reply(200, '{"detail":"hm"}')],
  ['breaks off in the middle', (response) => void (response.write('[{"id":'), response.destroy())],
  ['never answers', () => undefined],
  ['sends without end', (response) => void setInterval(() => response.write('[1,'), 5).unref()],
  ['sends visitors to another host', reply(302, '', { location: 'http://127.0.0.1:1/api/news/' })],
  ['sends more than 5 MiB', reply(200, JSON.stringify(['x'.repeat(6 * 1024 * 1024)]))],
];

describe.each(faults)('when the host %s', (_, fault) => {
  it('the list is unavailable without a copy, and the last good copy with one, also after a restart', async () => {
    misbehave(fault);
    expect(await open().news('ro')).toEqual({ ok: false, reason: 'unavailable' });
    host.interfere = () => false;
    const good = await open(2_000).news('ro');
    expect(good).toMatchObject({ ok: true });
    misbehave(fault);
    const later = await open().news('ro');
    expect(later).toEqual(good);
  });
});

describe('a partly bad list', () => {
  it('loses the bad item only', async () => {
    const good = { id: 1, text: 'Bun', author: 'A' };
    misbehave(reply(200, JSON.stringify({ results: [good, { id: 'x' }, null, 7, { ...good, author: null }] })));
    expect(await open().testimonials('ro')).toMatchObject({ ok: true, items: [{ id: 1, author: 'A' }] });
  });

  it('never lets an address run a script', async () => {
    const partner = { id: 1, name: 'P', url: 'javascript:alert(1)' };
    misbehave(reply(200, JSON.stringify([partner, { ...partner, id: 2, url: '//x.y' }])));
    const items = [
      { id: 1, url: undefined },
      { id: 2, url: 'http://x.y/' },
    ];
    expect(await open().partners('ro')).toMatchObject({ ok: true, items });
  });
});

describe('many readers of one list', () => {
  it('are one request to the host', async () => {
    const port = open(2_000);
    await Promise.all(Array.from({ length: 20 }, () => port.news('ro')));
    expect(host.requests).toHaveLength(1);
  });
});

describe('a story when the host is down', () => {
  it('is read from the last good list, and an unknown one is not called missing', async () => {
    const port = open(2_000);
    const news = await port.news('ro');
    const slug = news.ok ? news.items[0]?.slug : undefined;
    misbehave(reply(503, ''));
    expect(await port.newsItem('ro', slug ?? '')).toMatchObject({ ok: true, item: { slug } });
    expect(await port.newsItem('ro', 'not-in-the-list')).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('leaves nothing on the disk for stories that do not exist', async () => {
    const port = open(2_000);
    for (let i = 0; i < 20; i += 1) await port.newsItem('ro', `unknown-${i}`);
    expect(await readdir(folder)).toEqual([]);
  });
});
