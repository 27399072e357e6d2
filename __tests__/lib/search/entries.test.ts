/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pieces } from '@/lib/content/listening';
import { href } from '@/lib/routing/routes';
import { searchSite } from '@/lib/search';
import { readEntries } from '@/lib/search/entries';
import { listen } from '../../support/http';

const mockEnvironment = {
  dataDir: mkdtempSync(path.join(tmpdir(), 'search-')),
  databaseUrl: undefined,
  apiUrl: '',
  apiTimeoutMs: 2_000,
  siteUrl: 'https://choir.example',
  mediaHosts: [],
};
jest.mock('@/lib/server/env', () => ({ env: () => mockEnvironment }));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const story = {
  ...{ id: 71, slug: 'vin-colindatorii', title: 'Vin colindătorii', date: '2026-11-20' },
  ...{ text: '<h2>Pe uliță</h2><p>Cu <em>dubă</em> și &lt;fluier&gt;.</p>' },
};

/** A host with one story and nothing else, which has lost its events. */
const host = createServer((request, response) => {
  const list = /^\/api\/([^?]*?)\/\?/.exec(request.url ?? '')?.[1];
  response.statusCode = list === 'events' ? 500 : 200;
  response.setHeader('content-type', 'application/json').end(JSON.stringify(list === 'news' ? [story] : []));
});

beforeAll(async () => {
  mockEnvironment.apiUrl = `http://127.0.0.1:${await listen(host)}/api`;
});
afterAll(() => {
  host.close();
  rmSync(mockEnvironment.dataDir, { recursive: true });
});

it('what an API host has is found too, and what it cannot say is owned up to', async () => {
  const { entries, complete } = await searchSite('ro', 'duba colindatori fluier');
  expect(complete).toBe(false);
  expect(entries).toEqual([
    expect.objectContaining({ kind: 'news', href: href('ro', 'news-details', { slug: story.slug }) }),
  ]);
});

it('everything that is found has a title, and an address of this site or of the web', async () => {
  for (const locale of ['ro', 'en'] as const)
    for (const { title, href: address } of (await readEntries(locale)).entries) {
      expect(title.trim()).not.toBe('');
      expect(address).toMatch(new RegExp(`^(/(${locale}|files)(/|$)|https://)`));
    }
});

it('a work whose score can be followed leads to its listening room, the others to a programme', async () => {
  const works = (await readEntries('en')).entries.filter(({ kind }) => kind === 'work');
  const room = (id: string) => href('en', 'listening-room', { piece: id });
  expect(works.find(({ title }) => title === 'Crucifixus')).toMatchObject({
    href: room('crucifixus'),
    note: 'Antonio Lotti · The listening room',
  });
  const inRooms = works.filter(({ href: address }) => address.startsWith(room('')));
  expect(inRooms).toHaveLength(pieces.length);
});
