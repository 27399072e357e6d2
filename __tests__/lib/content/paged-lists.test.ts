/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApiHost } from '@/scripts/sample-api/api-host';
import { httpSource } from '@/lib/content/http';
import { lastGoodCopies } from '@/lib/content/last-good';
import { createContentPort } from '@/lib/content/port';

let host: ApiHost;
let folder: string;
const open = (timeoutMs = 5_000) =>
  createContentPort(httpSource({ apiUrl: host.url, timeoutMs, copies: lastGoodCopies(folder) }));
const person = (id: number) => ({ id, text: `Frumos ${id}`, author: 'Ana' });

/** Answers every request with a page: its items, and the address of the next one. */
function pages(next: (page: number) => string | null, delayMs = 0) {
  host.interfere = (request, response: ServerResponse) => {
    const page = Number(new URL(request.url ?? '', host.url).searchParams.get('page') ?? 1);
    const body = JSON.stringify({ count: 3, next: next(page), previous: null, results: [person(page)] });
    setTimeout(() => response.writeHead(200).end(body), delayMs);
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

async function ids(timeoutMs?: number) {
  const list = await open(timeoutMs).testimonials('ro');
  return list.ok ? list.items.map(({ id }) => id) : undefined;
}

describe('a list in pages', () => {
  it('is read to its end, each page in the language asked for', async () => {
    pages((page) => (page < 3 ? `${host.url}/testimonial/?page=${page + 1}` : null));
    expect(await ids()).toEqual([1, 2, 3]);
    expect(host.requests.map(({ search }) => new URLSearchParams(search).get('locale'))).toEqual(['ro', 'ro', 'ro']);
  });

  it('may name its next page by a path', async () => {
    pages((page) => (page < 2 ? `?page=${page + 1}` : ''));
    expect(await ids()).toEqual([1, 2]);
  });

  it('never leads to another host', async () => {
    const other = await new ApiHost().start();
    pages(() => `${other.url}/testimonial/?page=2`);
    expect(await ids()).toEqual([1]);
    expect(other.requests).toEqual([]);
    await other.stop();
  });

  it('ends where it turns in a circle, and after fifty pages', async () => {
    pages((page) => `?page=${(page % 2) + 1}`);
    expect(await ids()).toEqual([1, 2]);
    pages((page) => `?page=${page + 1}`);
    expect(await ids()).toHaveLength(50);
  });

  it('has one deadline for all its pages', async () => {
    pages((page) => `?page=${page + 1}`, 150);
    const start = Date.now();
    expect(await ids(500)).toBeUndefined();
    expect(Date.now() - start).toBeLessThan(1_000);
  });

  it('is as it was when one of its pages fails', async () => {
    pages((page) => (page < 3 ? `?page=${page + 1}` : null));
    await ids();
    host.interfere = (request, response) => {
      if (!request.url?.includes('page=')) return false;
      response.writeHead(500).end();
      return true;
    };
    const answer = { next: '?page=2', results: [person(9)] };
    const first = host.interfere;
    host.interfere = (request, response) => {
      if (first(request, response)) return true;
      response.end(JSON.stringify(answer));
      return true;
    };
    expect(await ids()).toEqual([1, 2, 3]);
  });
});

describe('a host that nests without end', () => {
  it('still gives its good items', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    host.interfere = (_, response) => {
      response.end(`[{"id":1,"text":"Bun","author":"A","x":${deep}},${deep}]`);
      return true;
    };
    expect(await ids()).toEqual([1]);
  });
});
