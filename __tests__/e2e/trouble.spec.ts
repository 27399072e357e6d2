import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { locales } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { serve } from '../../scripts/serve.mjs';
import { revalidateSecret } from './support/addresses';
import { faultyHost, troubles } from './support/faulty-host';
import { pagesOf } from './support/pages';
import { expect, http as test } from './support/test';
import { words } from './support/words';

/**
 * The site while its API is in trouble, in a table at the end. Each trouble lasts TROUBLE_SECONDS: 3, or 600 for the
 * ten minutes of a real one.
 */
test.describe.configure({ mode: 'serial', timeout: 360_000 });

/** Numbers for the table. */
const whole = (figures: Record<string, string | number>) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * 10) / 10 : value,
    ]),
  );

const lasts = Number(process.env['TROUBLE_SECONDS'] ?? 3) * 1_000;
const deadline = 1_500;
/** What a page takes besides its reads, on a busy machine. */
const patience = 1_500;
const pages = locales.flatMap((locale) => Object.values(pagesOf(locale)));
const table: Record<string, Record<string, string | number>> = {};

let host: Awaited<ReturnType<typeof faultyHost>>;
let site: Awaited<ReturnType<typeof serve>>;
const start = (environment = {}) =>
  serve({
    ...{ API_URL: host.url, API_TIMEOUT_MS: String(deadline), REVALIDATE_SECRET: revalidateSecret },
    // So that what is measured is what is kept, and not what waits to be collected.
    NODE_OPTIONS: '--max-old-space-size=200 --max-semi-space-size=4',
    ...environment,
  });

async function ask(path: string) {
  const before = performance.now();
  const response = await fetch(site.url + path);
  const text = await response.text();
  const ms = performance.now() - before;
  return { status: response.status, text, ms, whole: !text.includes(words.ro.common.sectionUnavailable) };
}

async function askAll() {
  const answers = [];
  for (const page of pages) answers.push({ page, ...(await ask(page)) });
  const lost = answers.filter(({ status, whole }) => status !== 200 || !whole).map(({ page }) => page);
  return { lost, slowest: Math.max(...answers.map(({ ms }) => ms)) };
}

/** The time within which 95 of 100 answers from memory come, in milliseconds. */
async function warm() {
  const times: number[] = [];
  for (const page of pages) times.push((await ask(page)).ms);
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

/** The least of four at least: what is more is the machine's, not the site's. */
async function warmest(ends = 0) {
  const rounds: number[] = [];
  do rounds.push(await warm());
  while (rounds.length < 4 || Date.now() < ends);
  return Math.min(...rounds);
}

const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1_024;
const authorised = { authorization: `Bearer ${revalidateSecret}` };
const publish = () => fetch(`${site.url}/api/revalidate`, { method: 'POST', headers: authorised });

/** Milliseconds until something is so. */
async function until(isSo: () => Promise<boolean>, atMost: number) {
  const before = Date.now();
  while (!(await isSo())) {
    if (Date.now() - before > atMost) return Infinity;
    await wait(200);
  }
  return Date.now() - before;
}

const confirmed = async () => {
  const ready = await fetch(`${site.url}/api/health/ready`, { headers: authorised });
  return JSON.stringify(((await ready.json()) as { content: unknown }).content);
};

test.beforeAll(async () => {
  host = await faultyHost();
  site = await start();
});
test.afterAll(async () => {
  console.table(Object.fromEntries(Object.entries(table).map(([name, row]) => [name, whole(row)])));
  await site.stop();
  await host.stop();
});

let healthy = { p95: 0, megabytes: 0 };
const grown: number[] = [];

test('healthy', async () => {
  // Twice made anew, because a process grows over its first pages.
  for (let round = 0; round < 2; round += 1) {
    expect((await askAll()).lost).toEqual([]);
    await publish();
  }
  const { slowest } = await askAll();
  healthy = { p95: await warmest(), megabytes: memory() };
  table['healthy'] = { pages: '100 %', 'first, ms': slowest, 'p95, ms': healthy.p95, MB: healthy.megabytes };
});

for (const trouble of troubles) {
  test(`the host ${trouble}: pages seen before stay whole and quick, and it is found again`, async () => {
    host.be(trouble);
    await publish();
    const ends = Date.now() + lasts;
    const { lost, slowest } = await askAll();
    const p95 = await warmest(ends);
    const megabytes = memory();
    const before = await confirmed();
    host.be();
    const found = await until(async () => (await confirmed()) !== before, 15_000);
    table[trouble] = {
      ...{ pages: lost.length === 0 ? '100 %' : lost.join(' '), 'first, ms': slowest },
      ...{ 'p95, ms': p95, MB: megabytes, 'found again, ms': found, sockets: host.most() },
    };
    expect(lost).toEqual([]);
    // One deadline for what is asked first, and three failures until nobody waits.
    expect(slowest).toBeLessThan(deadline + patience);
    grown.push(megabytes - healthy.megabytes);
    expect(found).toBeLessThan(10_000);
    expect(host.most()).toBeLessThanOrEqual(8);
  });
}

test('started again while the host is down, the site has its pages', async () => {
  const { dataDir } = site;
  await site.stop();
  host.be('down');
  site = await start({ DATA_DIR: dataDir });
  const { lost, slowest } = await askAll();
  table['restart, down'] = {
    pages: lost.length === 0 ? '100 %' : lost.join(' '),
    'first, ms': slowest,
    'p95, ms': await warmest(),
  };
  expect(lost).toEqual([]);
});

test('never read and the host hangs: one deadline a page, and all is well soon after it is back', async () => {
  await site.stop();
  host.be('hangs');
  site = await start();
  // The framework loads its code for a page at the first one.
  await ask(href('ro', 'terms'));
  const story = await ask(href('ro', 'news-details', { slug: 'orice' }));
  const home = await ask(href('ro', 'home'));
  expect([story.status, home.status, home.whole]).toEqual([503, 200, false]);
  expect(Math.max(story.ms, home.ms)).toBeLessThan(deadline + patience);
  host.be();
  const back = await until(async () => {
    const [list, front] = [await ask(href('ro', 'news')), await ask(href('ro', 'home'))];
    return list.status === 200 && front.whole;
  }, 15_000);
  table['cold, hangs'] = { 'story, ms': story.ms, 'home, ms': home.ms, 'found again, ms': back };
  expect(back).toBeLessThan(10_000);
});

test('500 readers of a new story at once are one read of it', async () => {
  await site.stop();
  // Five hundred renders take a small machine longer than the deadline of the tests above.
  site = await start({ API_TIMEOUT_MS: '20000' });
  const slug = `noua-${randomUUID()}`;
  const before = host.requests.length;
  const answers = await Promise.all(
    Array.from({ length: 500 }, () => ask(href('ro', 'news-details', { slug }))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  const reads = host.requests.slice(before).filter(({ path }) => path.includes(slug));
  table['500 at once'] = { 'first, ms': Math.max(...answers.map(({ ms }) => ms)), reads: reads.length };
  expect(reads).toHaveLength(1);
});

test('no trouble has made the process grow by 50 MB', () => {
  expect(grown).toHaveLength(troubles.length);
  expect(Math.max(...grown)).toBeLessThan(50);
});
