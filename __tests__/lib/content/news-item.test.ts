/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApiHost } from '@/scripts/sample-api/api-host';
import { httpSource } from '@/lib/content/http';
import { lastGoodCopies } from '@/lib/content/last-good';
import { createContentPort } from '@/lib/content/port';
import { goodItems } from './support/good-items';

let host: ApiHost;
let folder: string;
const timeoutMs = 600;
const open = () => createContentPort(httpSource({ apiUrl: host.url, timeoutMs, copies: lastGoodCopies(folder) }));
const paths = () => host.requests.map(({ path: requested }) => decodeURIComponent(requested));

beforeEach(async () => {
  host = await new ApiHost().start();
  folder = await mkdtemp(path.join(tmpdir(), 'copies-'));
});

afterEach(async () => {
  await host.stop();
  await rm(folder, { recursive: true });
});

async function seconds(work: Promise<unknown>) {
  const start = Date.now();
  await work;
  return (Date.now() - start) / 1_000;
}

describe('a story of a host that does not answer', () => {
  beforeEach(() => {
    host.interfere = () => true;
  });

  it('costs one deadline, not one for the story and one for the list', async () => {
    const port = open();
    expect(await seconds(port.newsItem('ro', 'orice'))).toBeLessThan((timeoutMs * 1.5) / 1_000);
    expect(paths()).toEqual(['/api/news/orice/']);
  });

  it('is one request, however many ask for it', async () => {
    const port = open();
    const answers = await Promise.all(Array.from({ length: 50 }, () => port.newsItem('ro', 'orice')));
    expect(new Set(answers.map(({ ok }) => ok))).toEqual(new Set([false]));
    expect(host.requests).toHaveLength(1);
  });
});

it('costs one deadline too when the story fails at once and the list hangs', async () => {
  host.interfere = (request, response) => {
    if (request.url?.includes('/news/orice')) setTimeout(() => response.writeHead(500).end(), timeoutMs / 2);
    return true;
  };
  expect(await seconds(open().newsItem('ro', 'orice'))).toBeLessThan((timeoutMs * 1.4) / 1_000);
});

it('what a page reads one after the other shares its deadline, and its copies stand in for the rest', async () => {
  await open().news('ro');
  const source = httpSource({ apiUrl: host.url, timeoutMs, copies: lastGoodCopies(folder) });
  host.interfere = (request, response) => {
    if (!request.url?.includes('/news/orice')) return true;
    setTimeout(() => response.end(JSON.stringify(goodItems.news(1))), timeoutMs * 0.8);
    return true;
  };
  const until = Date.now() + timeoutMs;
  const page = createContentPort(source, { deadline: () => until });
  const read = async () => [await page.newsItem('ro', 'orice'), await page.news('ro'), await page.gallery('ro')];
  const reading = read();
  expect(await seconds(reading)).toBeLessThan((timeoutMs * 1.3) / 1_000);
  expect((await reading).map(({ ok }) => ok)).toEqual([true, true, false]);
  expect(paths().at(-1)).toBe('/api/news/');
});

it('an unknown story is one request', async () => {
  expect(await open().newsItem('ro', 'nu-exista')).toEqual({ ok: false, reason: 'not-found' });
  expect(host.requests).toHaveLength(1);
});

describe('a slug', () => {
  const asked = 'Țară_Bună';

  beforeEach(() => {
    host.interfere = (request, response) => {
      if (!decodeURIComponent(request.url ?? '').startsWith(`/api/news/${asked}/`)) return false;
      response.end(JSON.stringify({ ...goodItems.news(1), slug: asked }));
      return true;
    };
  });

  it.each([asked, encodeURIComponent(asked), asked.normalize('NFD')])('of any letters is looked up at the host: %s', async (slug) => {
    expect(await open().newsItem('ro', slug)).toMatchObject({ ok: true, item: { slug: asked } });
  });

  it.each(['..', '.', 'a/b', '..%2Fmembers', '%E0%A4%A', '%00', 'a'.repeat(201), ''])(
    'that names a path or nothing is not asked for: %s',
    async (slug) => {
      expect(await open().newsItem('ro', slug)).toEqual({ ok: false, reason: 'not-found' });
      expect(host.requests).toEqual([]);
    },
  );
});
