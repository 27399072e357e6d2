/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import type { ListName } from '@/lib/content/lists';
import { checkApi, exitCodeOf } from '@/scripts/api-check/check';
import { checkText } from '@/scripts/api-check/print';
import { ApiHost } from '@/scripts/sample-api/api-host';
import type { SampleItem } from '@/scripts/sample-api/sample';

type Edit = (items: SampleItem[], locale: string) => unknown;

/** Replaces fields of one item. */
const change =
  (index: number, fields: SampleItem): Edit =>
  (items) =>
    items.map((item, at) => (at === index ? { ...item, ...fields } : item));
const inRomanian =
  (edit: Edit): Edit =>
  (items, locale) =>
    locale === 'ro' ? edit(items, locale) : items;

/** Twelve faults, each with what the report must say of it. */
const planted: [list: ListName, edit: Edit, words: RegExp][] = [
  ['news', inRomanian(change(1, { title: '' })), /#1 \(id 2\) title is missing: not shown/],
  ['events', change(2, { date: '31.02.2027' }), /#2 \(id 3\) date cannot be used: not shown/],
  ['gallery', change(4, { id: 1 }), /#4 \(id 1\) id is that of an earlier item: not shown/],
  ['partners', change(0, { url: 'javascript:alert(1)' }), /#0 \(id 1\) url cannot be used: shown without it/],
  [
    'announcements',
    change(0, { attachments: [{ title: 'Foaie', file: '' }] }),
    /#0 \(id 1\) attachments has parts that cannot be used: shown without it/,
  ],
  ['testimonials', (items) => [null, ...items], /#0 is not an object: not shown/],
  ['pressReleases', inRomanian((items) => items.slice(1)), /missing in this language: [\w-]+/],
  ['songs', () => ({ detail: 'Not found.' }), /cannot be read: not-a-list/],
  ['managers', change(0, { thumbnail: '/art/portrait/lost.webp' }), /picture .*lost\.webp: status-404/],
  ['clothing', change(0, { thumbnail: 'https://cdn.example.org/x.webp' }), /picture .*cdn.*: host-not-named/],
  ['branding', change(0, { thumbnail: '/api/media/logo.svg' }), /picture .*logo\.svg: svg/],
  [
    'history',
    change(0, { text: '<p>x</p><img src="/api/media/none.jpg">' }),
    /picture .*none\.jpg: unreachable/,
  ],
];

const host = new ApiHost({
  manner: 'django',
  edit: (items, name, locale) =>
    planted.find(([list]) => list === name && isBroken)?.[1](items, locale) ?? items,
});
let isBroken = false;

beforeAll(async () => {
  await host.start();
  host.interfere = (request, response) => {
    if (request.url?.endsWith('logo.svg')) response.writeHead(200, { 'content-type': 'image/svg+xml' }).end();
    else if (request.url?.endsWith('none.jpg')) response.destroy();
    else return false;
    return true;
  };
});
afterAll(() => host.stop());
beforeEach(() => {
  host.behaviour = { mode: 'ok' };
  isBroken = false;
});

const check = () =>
  checkApi({ apiUrl: host.url, mediaHosts: [new URL(host.mediaOrigin).host], timeoutMs: 5_000 });

describe('npm run api:check', () => {
  it('finds nothing to say of a good API', async () => {
    const report = await check();
    expect(checkText(report)).toMatch(/Visitors will miss nothing\.$/);
    expect(exitCodeOf(report)).toBe(0);
    expect(
      report.lists.flatMap((list) => list.locales).reduce((sum, { items }) => sum + items, 0),
    ).toBeGreaterThan(400);
  });

  it('names each of twelve planted faults, in its list, and says what visitors will miss', async () => {
    isBroken = true;
    const report = await check();
    const text = checkText(report);
    for (const [name, , words] of planted) {
      const found = report.lists.find((list) => list.name === name);
      expect(checkText({ ...report, lists: found ? [found] : [] })).toMatch(words);
      expect(text.slice(text.indexOf('Visitors will miss:'))).toContain(`  ${found?.list} (`);
    }
    expect(exitCodeOf(report)).toBe(1);
    const faulty = report.lists.filter((list) => exitCodeOf({ ...report, lists: [list] }) !== 0);
    expect(faulty.map(({ name }) => name).toSorted()).toEqual(planted.map(([name]) => name).toSorted());
  });

  it('asks for a file once and for a few at a time', async () => {
    let [now, most] = [0, 0];
    const asked: string[] = [];
    host.interfere = (request, response) => {
      if (!request.url?.startsWith('/art/')) return false;
      asked.push(request.url);
      most = Math.max(most, (now += 1));
      setTimeout(() => response.writeHead(200, { 'content-type': 'image/webp' }).end(), 5);
      response.on('close', () => (now -= 1));
      return true;
    };
    const media = new ApiHost();
    media.interfere = host.interfere;
    await media.start();
    const plain = new ApiHost({
      edit: (items) =>
        items.map((item) => ({ ...item, thumbnail: `${media.mediaOrigin}/art/${String(item['id'])}.webp` })),
    });
    await plain.start();
    await checkApi({ apiUrl: plain.url, mediaHosts: [new URL(media.mediaOrigin).host], timeoutMs: 5_000 });
    await Promise.all([media.stop(), plain.stop()]);
    expect(asked).toHaveLength(new Set(asked).size);
    expect(most).toBeLessThanOrEqual(6);
    expect(most).toBeGreaterThan(1);
  });

  it('ends with 2 when nothing could be read, in the words of people or programs', () => {
    const run = (...rest: string[]) =>
      spawnSync('npx', ['tsx', 'scripts/api-check.ts', ...rest], {
        encoding: 'utf8',
        env: { ...process.env, API_URL: '' },
      });
    const { status, stdout } = run('http://127.0.0.1:1/api', '--json');
    const report = JSON.parse(stdout) as { lists: { locales: { problem: string }[] }[] };
    expect(status).toBe(2);
    expect(report.lists[0]?.locales[0]).toMatchObject({ reached: false, problem: 'ECONNREFUSED' });
    expect(run()).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('npm run api:check --'),
    });
    expect(run('ftp://host')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('API_URL must be'),
    });
  });
});
