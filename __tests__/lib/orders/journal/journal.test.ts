/** @jest-environment node */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { Pool } from 'pg';
import { openPostgresJournal } from '@/lib/orders/journal/postgres';
import { schemaSteps } from '@/lib/orders/journal/schema';
import { openSqliteJournal } from '@/lib/orders/journal/sqlite';
import { newReference } from '@/lib/orders/server/reference';
import { instant } from '@/lib/orders/journal/order-journal';
import type { NewOrder, OrderJournal } from '@/lib/orders/journal/order-journal';
import { newOrder } from '../support/orders';
import { postgresAvailable, startPostgres } from '../support/postgres';
import type { TestDatabase } from '../support/postgres';
import { withdrawalContract } from './withdrawal-contract';

type Adapter = {
  open: () => Promise<OrderJournal>;
  /** Statements that no journal would run. */
  tamper: (...statements: string[]) => Promise<unknown>;
  end: () => Promise<void> | void;
};

/** Every table that the steps make. */
const tables = schemaSteps
  .flat()
  .flatMap((sql) => /CREATE TABLE (?:IF NOT EXISTS )?(\w+)/.exec(sql)?.[1] ?? []);
const dropEverything = [...tables, 'journal_version'].map((table) => `DROP TABLE IF EXISTS ${table}`);
/** A row as the first version wrote it. */
const firstRow = `INSERT INTO orders VALUES ('A-1', 'key', 'print', '${instant(0)}', '${instant(0)}', 'ro', '[]', 100,
  'Ana', '0721000000', 'Iași', '', 1, 1, 0, 'accepted', 0, NULL, NULL, NULL, NULL)`;

const at = (seconds: number) => instant(Date.UTC(2026, 10, 21, 10, 0, seconds));

function journalContract(prepare: () => Promise<Adapter>) {
  let adapter: Adapter;
  let journal: OrderJournal;

  beforeAll(async () => {
    adapter = await prepare();
    journal = await adapter.open();
  }, 60_000);
  afterAll(async () => {
    await journal?.close();
    await adapter?.end();
  }, 30_000);
  afterEach(async () => {
    for (const { reference, state } of await journal.list({})) {
      if (state === 'sending') await journal.settle(reference, { state: 'sent' }, at(0));
      await journal.resolve(reference, 'sent', at(0));
    }
    // Erased orders cannot be resolved, but they are finished.
    await journal.purge('9999');
    expect(await journal.list({})).toEqual([]);
  });

  const add = async (changes: Partial<NewOrder> = {}) => (await journal.add(newOrder(changes))).order;

  it('keeps an order as it was given', async () => {
    const order = newOrder({ deliverAfter: at(1) });
    const stored = {
      ...order,
      state: 'accepted',
      attempts: 0,
      changedAt: order.createdAt,
      remoteStatus: undefined,
      remoteAnswer: undefined,
      erasedAt: undefined,
    };
    expect(await journal.add(order)).toEqual({ added: true, order: stored });
    expect(await journal.find(order.reference)).toEqual(stored);
    expect(await journal.findByKey(order.idempotencyKey)).toEqual(stored);
    expect(await journal.find(newReference())).toBeUndefined();
    expect(await journal.findByKey('no-such-key')).toBeUndefined();
  });

  it('finds an order by the key of its slip, which no other order can have', async () => {
    const order = await add({ marketingVersion: '2026-11-22' });
    const slipKey = order.slipKey ?? '';
    expect(await journal.findBySlip(slipKey)).toEqual(order);
    expect(await journal.findBySlip('')).toBeUndefined();
    await expect(journal.add(newOrder({ slipKey }))).rejects.toThrow();
    const older = await add({ slipKey: undefined, termsVersion: undefined });
    expect(older).toMatchObject({ slipKey: undefined, termsVersion: undefined });
  });

  it('still has it after being closed and reopened', async () => {
    const { reference } = await add();
    await journal.close();
    journal = await adapter.open();
    expect(await journal.find(reference)).toMatchObject({ reference, state: 'accepted' });
  });

  it('brings a journal of the first version up to date, with its orders', async () => {
    await journal.close();
    const [first = []] = schemaSteps;
    await adapter.tamper(...dropEverything, ...first, firstRow);
    const journals = await Promise.all([adapter.open(), adapter.open(), adapter.open()]);
    for (const each of journals)
      expect(await each.list({})).toMatchObject([{ reference: 'A-1', totalMinor: 100 }]);
    await Promise.all(journals.map((each) => each.close()));
    journal = await adapter.open();
  });

  it('does not touch a journal that a newer site has written', async () => {
    await journal.close();
    await adapter.tamper(`INSERT INTO journal_version VALUES (999, '${instant(0)}')`);
    await expect(adapter.open()).rejects.toMatchObject({ code: 'JOURNAL_NEWER' });
    await adapter.tamper('DELETE FROM journal_version WHERE version = 999');
    journal = await adapter.open();
  });

  it('gives the earlier order for a key that is taken', async () => {
    const first = await add({ idempotencyKey: 'the-same-key' });
    const second = await journal.add(newOrder({ idempotencyKey: 'the-same-key', fingerprint: 'other' }));
    expect(second).toEqual({ added: false, order: first });
    expect(await journal.list({})).toHaveLength(1);
  });

  it('stores one row for twenty parallel requests with one key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => journal.add(newOrder({ idempotencyKey: 'parallel-key' }))),
    );
    expect(answers.filter(({ added }) => added)).toHaveLength(1);
    expect(new Set(answers.map(({ order }) => order.reference)).size).toBe(1);
    expect(await journal.list({})).toHaveLength(1);
  });

  it('refuses a reference that is taken', async () => {
    const { reference } = await add();
    await expect(journal.add(newOrder({ reference }))).rejects.toThrow();
    expect(await journal.list({})).toHaveLength(1);
  });

  it('keeps texts that look like statements, and every letter', async () => {
    const visitor = {
      ...newOrder().visitor,
      name: `Robert'); DROP TABLE orders; -- ?`,
      delivery_address: 'ȘȚĂÎÂ șțăîâ 𝄞\n„5”',
    };
    const { reference } = await add({ visitor });
    expect(await journal.find(reference)).toMatchObject({ visitor });
  });

  it('lets exactly one of many take an order for delivery', async () => {
    const { reference } = await add({ deliverAfter: at(1) });
    const claims = await Promise.all(Array.from({ length: 10 }, () => journal.claim(reference, at(2))));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(claims.find(Boolean)).toMatchObject({ state: 'sending', attempts: 1, changedAt: at(2) });
  });

  it('settles an order that is being sent, once', async () => {
    const { reference } = await add({ deliverAfter: at(1) });
    expect(await journal.settle(reference, { state: 'sent' }, at(2))).toBeUndefined();
    await journal.claim(reference, at(2));
    const settled = await journal.settle(
      reference,
      { state: 'sent', remoteStatus: 201, remoteAnswer: 'A1' },
      at(3),
    );
    expect(settled).toMatchObject({
      state: 'sent',
      remoteStatus: 201,
      remoteAnswer: 'A1',
      deliverAfter: undefined,
    });
    expect(await journal.settle(reference, { state: 'rejected' }, at(4))).toBeUndefined();
  });

  it('says which orders are due, and not those that nobody has to send', async () => {
    const late = await add({ deliverAfter: at(20) });
    const early = await add({ deliverAfter: at(10) });
    await add({ deliverAfter: at(40) });
    await add({ deliverAfter: undefined });
    expect(await journal.due(at(30), 10)).toEqual([early.reference, late.reference]);
    expect(await journal.due(at(30), 1)).toEqual([early.reference]);
  });

  it('gives up on orders whose sender died', async () => {
    const dead = await add({ deliverAfter: at(1) });
    const alive = await add({ deliverAfter: at(1) });
    await journal.claim(dead.reference, at(2));
    await journal.claim(alive.reference, at(60));
    expect(await journal.abandon(at(30), { state: 'uncertain' }, at(70))).toBe(1);
    expect(await journal.find(dead.reference)).toMatchObject({ state: 'uncertain' });
    expect(await journal.find(alive.reference)).toMatchObject({ state: 'sending' });
  });

  it('lists newest first, by state and up to a number, and counts', async () => {
    const first = await add({ createdAt: at(1) });
    const second = await add({ createdAt: at(2) });
    await journal.resolve(first.reference, 'sent', at(3));
    expect((await journal.list({})).map(({ reference }) => reference)).toEqual([
      second.reference,
      first.reference,
    ]);
    expect(await journal.list({ limit: 1 })).toMatchObject([{ reference: second.reference }]);
    expect(await journal.list({ state: 'sent' })).toMatchObject([{ reference: first.reference }]);
    expect(await journal.counts()).toEqual({ accepted: 1, sending: 0, sent: 1, rejected: 0, uncertain: 0 });
  });

  it('takes an operator’s word, but not while the order is being sent', async () => {
    const { reference } = await add();
    expect(await journal.resolve(reference, 'rejected', at(1))).toMatchObject({ state: 'rejected' });
    expect(await journal.resolve(reference, 'accepted', at(2))).toMatchObject({
      state: 'accepted',
      deliverAfter: at(2),
    });
    await journal.claim(reference, at(3));
    expect(await journal.resolve(reference, 'sent', at(4))).toBeUndefined();
    expect(await journal.resolve(newReference(), 'sent', at(4))).toBeUndefined();
  });

  it('purges finished orders before an instant and nothing that still waits', async () => {
    const old = { createdAt: at(1) };
    const sent = await add(old);
    await journal.resolve(sent.reference, 'sent', at(2));
    await add({ ...old, deliverAfter: undefined });
    const waiting = await add({ ...old, deliverAfter: at(5) });
    const unsure = await add({ ...old, deliverAfter: at(1) });
    await journal.claim(unsure.reference, at(2));
    await journal.settle(unsure.reference, { state: 'uncertain' }, at(3));
    const recent = await add({ createdAt: at(30) });
    expect(await journal.purge(at(30))).toBe(2);
    expect((await journal.list({})).map(({ reference }) => reference).sort()).toEqual(
      [waiting.reference, unsure.reference, recent.reference].sort(),
    );
  });

  it('erases everything personal and keeps the sums', async () => {
    const order = await add({ deliverAfter: at(1), marketingVersion: '2026-11-21' });
    await journal.claim(order.reference, at(1));
    expect(await journal.erase(order.reference, at(2))).toBe(false);
    await journal.settle(
      order.reference,
      { state: 'accepted', deliverAfter: at(2), remoteAnswer: 'Ștefania' },
      at(2),
    );
    expect(await journal.erase(order.reference, at(3))).toBe(true);
    const erased = await journal.find(order.reference);
    const nothing = { name: '', phone: '', delivery_address: '', invoice_address: '', marketing: false };
    expect(erased).toMatchObject({
      erasedAt: at(3),
      visitor: nothing,
      lines: order.lines,
      totalMinor: order.totalMinor,
    });
    expect(JSON.stringify(erased)).not.toMatch(/Ștefania|0700000010|Solfegiului/);
    expect(erased?.fingerprint).toBe('');
    expect(erased).toMatchObject({ slipKey: undefined, marketingVersion: undefined });
    expect(await journal.findBySlip(order.slipKey ?? '')).toBeUndefined();
    expect(await journal.claim(order.reference, at(4))).toBeUndefined();
    expect(await journal.due(at(9), 10)).toEqual([]);
    expect(await journal.resolve(order.reference, 'accepted', at(5))).toBeUndefined();
    expect(await journal.erase(newReference(), at(3))).toBe(false);
  });

  it('lets go of orders whose time is over, whatever became of them', async () => {
    const old = { createdAt: at(1) };
    const unsure = await add({ ...old, deliverAfter: at(1) });
    await journal.claim(unsure.reference, at(2));
    await journal.settle(unsure.reference, { state: 'uncertain' }, at(3));
    await add({ ...old, deliverAfter: at(5) });
    const [refused, lately] = [await add({ createdAt: at(20) }), await add({ createdAt: at(20) })];
    await journal.resolve(refused.reference, 'rejected', at(21));
    await journal.resolve(lately.reference, 'rejected', at(50));
    const sending = await add({ ...old, deliverAfter: at(1) });
    await journal.claim(sending.reference, at(2));
    const recent = await add({ createdAt: at(20) });
    expect(await journal.expire({ orders: at(10), refused: at(30) })).toBe(3);
    expect((await journal.list({})).map(({ reference }) => reference).sort()).toEqual(
      [lately.reference, sending.reference, recent.reference].sort(),
    );
  });

  withdrawalContract(() => journal);
}

describe('the journal in SQLite', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'orders journal # '));
  const file = path.join(folder, 'data', 'orders.db');
  const open = () => openSqliteJournal(`file:${file}`);

  async function tamper(...statements: string[]) {
    const client = createClient({ url: pathToFileURL(file).href });
    await client.batch(statements, 'write');
    client.close();
  }

  journalContract(async () => ({ open, tamper, end: () => rmSync(folder, { recursive: true }) }));

  it('is a file that only its owner reads, made with its folder', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is seen by a second process at once', async () => {
    const [server, command] = [await open(), await open()];
    const { order } = await server.add(newOrder());
    expect(await command.resolve(order.reference, 'sent', at(1))).toMatchObject({ state: 'sent' });
    expect(await server.find(order.reference)).toMatchObject({ state: 'sent' });
    await Promise.all([server.close(), command.close()]);
  });

  it('rejects when the file is not a database', async () => {
    const text = path.join(folder, 'text.db');
    writeFileSync(text, 'This is a letter, not a database. '.repeat(100));
    await expect(openSqliteJournal(`file:${text}`)).rejects.toThrow();
  });
});

const whenPostgres = postgresAvailable ? describe : describe.skip;
const reason = postgresAvailable ? '' : ' – NOT RUN: no TEST_DATABASE_URL and no PostgreSQL installed';

whenPostgres(`the journal in PostgreSQL${reason}`, () => {
  let server: TestDatabase;
  const open = () => openPostgresJournal(server.url, () => undefined);
  const tamper = async (...statements: string[]) => {
    const pool = new Pool({ connectionString: server.url });
    await pool.query(statements.join(';\n'));
    await pool.end();
  };

  journalContract(async () => {
    server = await startPostgres();
    return { open, tamper, end: () => server.stop() };
  });

  it('stays in a schema of its own, whatever database it was given', async () => {
    const pool = new Pool({ connectionString: server.url });
    const { rows } = await pool.query('SELECT unnest(current_schemas(false)) AS seen');
    await pool.end();
    expect(rows).toEqual([{ seen: server.schema }]);
  });

  it('can be made by several instances that start together', async () => {
    await tamper(...dropEverything);
    const journals = await Promise.all(Array.from({ length: 5 }, open));
    const answers = await Promise.all(
      journals.map((journal) => journal.add(newOrder({ idempotencyKey: 'from-all' }))),
    );
    expect(answers.filter(({ added }) => added)).toHaveLength(1);
    await Promise.all(journals.map((journal) => journal.close()));
  });

  it('rejects when nobody answers', async () => {
    await expect(openPostgresJournal('postgres://127.0.0.1:1/none', () => undefined)).rejects.toThrow();
  });
});
