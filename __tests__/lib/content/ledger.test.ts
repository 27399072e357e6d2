/** @jest-environment node */
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { createLedger, maxRecords, turnPage } from '@/lib/content/ledger';
import type { Book } from '@/lib/content/ledger';
import { fileLedger } from '@/lib/content/ledger-files';
import { postgresLedger } from '@/lib/content/ledger-postgres';
import { postgresAvailable, startPostgres } from '../orders/support/postgres';
import type { TestDatabase } from '../orders/support/postgres';
import { goodItems } from './support/good-items';

const folder = mkdtempSync(path.join(tmpdir(), 'ledger-'));
afterAll(() => rm(folder, { recursive: true }));

const fail = (list: string, error: unknown) => {
  throw new Error(`${list}: ${String(error)}`);
};
const inFiles = (name: string) => createLedger(fileLedger(path.join(folder, name)), fail);

let database: TestDatabase | undefined;
const pools: { close(): Promise<void> }[] = [];

/** As another instance would open it; `name` keeps the tests' lists apart. */
function inPostgres(name: string) {
  const store = postgresLedger(database?.url ?? '');
  pools.push(store);
  return createLedger({ note: (list, ...rest) => store.note(`${name} ${list}`, ...rest) }, fail);
}

beforeAll(async () => {
  if (postgresAvailable) database = await startPostgres();
}, 60_000);
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  await database?.stop();
});

const reason = postgresAvailable ? '' : ' – NOT RUN: no TEST_DATABASE_URL and no PostgreSQL installed';
const kept = [
  ['files', inFiles, describe],
  [`PostgreSQL${reason}`, inPostgres, postgresAvailable ? describe : describe.skip],
] as const;
const events = (count: number) => Array.from({ length: count }, (_, index) => goodItems.events(index + 1));

for (const [place, opened, when] of kept) when(`the ledger of changes in ${place}`, () => {
  it('knows of nothing when it changed before it was opened', async () => {
    const ledger = opened('begin');
    expect(ledger.change('events', 'ro', 1)).toBeUndefined();
    await ledger.note('events', 'ro', events(2));
    expect(ledger.change('events', 'ro', 1)).toEqual({
      ...{ hash: expect.stringMatching(/^[\da-f]{32}$/), firstSeen: expect.any(String), revision: 0 },
    });
  });

  it('raises the revision by one for one changed field, of that record alone, and by nothing for a reading', async () => {
    const ledger = opened('raise');
    const before = events(3);
    await ledger.note('events', 'ro', before);
    await ledger.note('events', 'ro', events(3));
    await ledger.note('events', 'ro', before.toReversed());
    await ledger.note('events', 'ro', before.with(1, { ...before[1], status: 'cancelled' }));
    const revisions = [1, 2, 3].map((id) => ledger.change('events', 'ro', id)?.revision);
    expect(revisions).toEqual([0, 1, 0]);
    const { changed = '', firstSeen = '' } = ledger.change('events', 'ro', 2) ?? {};
    expect(Date.parse(changed)).toBeGreaterThanOrEqual(Date.parse(firstSeen));
    expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now());
  });

  it('looks at nothing that the site does not read, nor at the order of fields', async () => {
    const ledger = opened('fields');
    const [event = {}] = events(1);
    await ledger.note('events', 'ro', [event]);
    const turned = Object.fromEntries(Object.entries(event).reverse());
    await ledger.note('events', 'ro', [{ ...turned, views: 12, moved_from: event['moved_from'], duration: null }]);
    expect(ledger.change('events', 'ro', 1)?.revision).toBe(0);
  });

  it('dates a record that comes later by the day it came', async () => {
    const ledger = opened('late');
    await ledger.note('events', 'ro', events(1));
    await ledger.note('events', 'ro', events(2));
    const { changed, firstSeen } = ledger.change('events', 'ro', 2) ?? {};
    expect(changed).toBeDefined();
    expect(changed).toBe(firstSeen);
  });

  it('keeps languages and lists apart', async () => {
    const ledger = opened('apart');
    await ledger.note('events', 'ro', events(1));
    expect(ledger.change('events', 'en', 1)).toBeUndefined();
    expect(ledger.change('news', 'ro', 1)).toBeUndefined();
  });

  it('survives a restart, and a record that goes and comes back', async () => {
    const first = opened('restart');
    const [event = {}] = events(1);
    await first.note('events', 'ro', events(2));
    await first.note('events', 'ro', [{ ...event, title: 'Altul' }, ...events(2).slice(1)]);
    const second = opened('restart');
    await second.note('events', 'ro', events(2).slice(1));
    await second.note('events', 'ro', [{ ...event, title: 'Altul' }, ...events(2).slice(1)]);
    expect(second.change('events', 'ro', 1)).toEqual(first.change('events', 'ro', 1));
    await second.note('events', 'ro', events(2));
    expect(second.change('events', 'ro', 1)?.revision).toBe(2);
  });

  it('counts two readings at once as one', async () => {
    const ledger = opened('at-once');
    await ledger.note('events', 'ro', events(1));
    const changed = events(1).map((event) => ({ ...event, city: 'Iași' }));
    await Promise.all([1, 2, 3].map(() => ledger.note('events', 'ro', changed)));
    expect(ledger.change('events', 'ro', 1)?.revision).toBe(1);
  });

  it('says nothing rather than something wrong when its store fails, and tells the operator', async () => {
    const told: string[] = [];
    const store = { note: () => Promise.reject(new Error('gone')) };
    const ledger = createLedger(store, (list) => void told.push(list));
    await ledger.note('events', 'ro', events(1));
    expect([ledger.change('events', 'ro', 1), told]).toEqual([undefined, ['events.ro']]);
  });

  it('takes lists without numbers, and whatever a host sends, without a word', async () => {
    const ledger = opened('odd');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue()), (items) => ledger.note('news', 'ro', items)),
      { numRuns: 50 },
    );
    expect(ledger.change('history', 'ro', 1)).toBeUndefined();
  });
});

it('a file that is not what was written is set aside, and the ledger begins anew', async () => {
  const place = path.join(folder, 'damaged');
  await inFiles('damaged').note('events', 'ro', events(1));
  const [file = ''] = readdirSync(place);
  writeFileSync(path.join(place, file), '1 0\n[["1",{"revision":7}]]');
  const errors = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const ledger = inFiles('damaged');
  await ledger.note('events', 'ro', events(1));
  errors.mockRestore();
  expect(ledger.change('events', 'ro', 1)?.revision).toBe(0);
  expect(readdirSync(place)).toContain(`${file}.bad`);
});

it('is bounded: records that left their list go first', () => {
  const hashes = (from: number, count: number) =>
    new Map(Array.from({ length: count }, (_, index) => [String(from + index), 'a']));
  let book: Book = new Map();
  for (const from of [0, 3_000, 6_000]) book = turnPage(book, hashes(from, 3_000), '2026-01-01T00:00:00.000Z');
  expect(book.size).toBe(maxRecords);
  expect([...hashes(6_000, 3_000).keys()].filter((id) => !book.has(id))).toEqual([]);
});

it('a database that does not answer is not waited for again', async () => {
  const store = postgresLedger('postgres://127.0.0.1:1/none');
  const hashes = new Map([['1', 'a']]);
  await expect(store.note('events.ro', hashes, '')).rejects.toThrow();
  const began = Date.now();
  await expect(store.note('events.ro', hashes, '')).rejects.toThrow('did not answer');
  expect(Date.now() - began).toBeLessThan(500);
  await store.close();
});
