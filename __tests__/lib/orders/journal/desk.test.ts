/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { Pool } from 'pg';
import type { DeskChange } from '@/lib/orders/journal/desk-journal';
import { instant } from '@/lib/orders/journal/order-journal';
import type { NewOrder, OrderJournal } from '@/lib/orders/journal/order-journal';
import { openPostgresJournal } from '@/lib/orders/journal/postgres';
import { openSqliteJournal } from '@/lib/orders/journal/sqlite';
import { newReference } from '@/lib/orders/server/reference';
import { newOrder } from '../support/orders';
import { postgresAvailable, startPostgres } from '../support/postgres';

const at = (seconds: number) => instant(Date.UTC(2026, 10, 21, 10, 0, seconds));
const confirmed: DeskChange = { action: 'confirmed', detail: '', columns: { deskState: 'confirmed' } };
const posted: DeskChange = {
  action: 'posted',
  detail: 'RO-123',
  columns: { deskState: 'posted', trackingNumber: 'RO-123' },
};
const cancelled: DeskChange = { action: 'cancelled', detail: '', columns: { deskState: 'cancelled' } };
const later = (when: string): DeskChange => ({
  action: 'no_answer',
  detail: when,
  columns: { callAfter: when },
});

type Place = {
  open: () => Promise<OrderJournal>;
  run: (sql: string) => Promise<unknown>;
  end: () => Promise<void> | void;
};

async function inSqlite(): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'desk-'));
  const url = pathToFileURL(path.join(folder, 'orders.db')).href;
  return {
    open: () => openSqliteJournal(url),
    async run(sql) {
      const client = createClient({ url });
      await client.execute(sql);
      client.close();
    },
    end: () => rmSync(folder, { recursive: true }),
  };
}

async function inPostgres(): Promise<Place> {
  const server = await startPostgres();
  return {
    open: () => openPostgresJournal(server.url, () => undefined),
    async run(sql) {
      const pool = new Pool({ connectionString: server.url });
      await pool.query(sql);
      await pool.end();
    },
    end: () => server.stop(),
  };
}

function deskContract(prepare: () => Promise<Place>) {
  let place: Place;
  let journal: OrderJournal;

  beforeAll(async () => {
    place = await prepare();
    journal = await place.open();
  }, 60_000);
  beforeEach(async () => {
    for (const table of ['orders', 'withdrawals', 'desk_log', 'desk_told', 'leases', 'used_points'])
      await place.run(`DELETE FROM ${table}`);
  });
  afterAll(async () => {
    await journal?.close();
    await place?.end();
  }, 30_000);

  const add = async (changes: Partial<NewOrder> = {}) =>
    (await journal.add(newOrder(changes))).order.reference;
  const withdraw = (reference: string, order: string) =>
    place.run(`INSERT INTO withdrawals (reference, order_reference, received_at, locale, lines, reason, receipt_key)
      VALUES ('${reference}', '${order}', '${at(5)}', 'ro', '[{"item":1,"quantity":2,"title":"Colinde"}]',
        'prea mare', 'key-${reference}')`);
  const listed = async (view: Parameters<OrderJournal['deskView']>[0], now = at(30)) =>
    (await journal.deskView(view, now, 10)).map(({ order }) => order.reference);

  it('takes an order from the call to the post, each step logged once', async () => {
    const reference = await add();
    expect(await journal.deskOrder(reference)).toMatchObject({ deskState: 'to_call', version: 0 });
    expect(await journal.changeAtDesk(reference, 0, confirmed, at(1))).toMatchObject({ version: 1 });
    expect(await journal.changeAtDesk(reference, 1, posted, at(2))).toMatchObject({
      deskState: 'posted',
      trackingNumber: 'RO-123',
      version: 2,
    });
    expect(await journal.deskLog(reference)).toEqual([
      { at: at(1), action: 'confirmed', detail: '' },
      { at: at(2), action: 'posted', detail: 'RO-123' },
    ]);
  });

  it('lets one of ten people who change the same order at once, and logs only that one', async () => {
    const reference = await add();
    const changes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        journal.changeAtDesk(reference, 0, index % 2 ? confirmed : cancelled, at(1)),
      ),
    );
    const [done, ...others] = changes.filter(Boolean);
    expect(others).toEqual([]);
    expect(await journal.deskLog(reference)).toMatchObject([{ action: done?.deskState }]);
    expect(await journal.deskOrder(reference)).toMatchObject({ version: 1, deskState: done?.deskState });
  });

  it('lists calls to make now, longest waiting first, and those for later apart', async () => {
    const second = await add({ createdAt: at(2) });
    const first = await add({ createdAt: at(1) });
    const waiting = await add({ createdAt: at(0) });
    await journal.changeAtDesk(waiting, 0, later(at(40)), at(3));
    expect(await listed('calls')).toEqual([first, second]);
    expect(await listed('later')).toEqual([waiting]);
    expect(await listed('calls', at(40))).toEqual([waiting, first, second]);
    expect(await journal.deskCounts(at(30))).toEqual({
      ...{ calls: 2, later: 1, uncertain: 0, refused: 0, to_post: 0, unpaid: 0 },
    });
  });

  it('lists what is to be posted, what is unpaid, and what the API said no or nothing to', async () => {
    const confirmedOrder = await add();
    await journal.changeAtDesk(confirmedOrder, 0, confirmed, at(1));
    const postedOrder = await add();
    await journal.changeAtDesk(postedOrder, 0, posted, at(1));
    const paid = await add();
    await journal.changeAtDesk(
      paid,
      0,
      { ...posted, columns: { deskState: 'posted', paidAt: at(1) } },
      at(1),
    );
    const refused = await add();
    await journal.resolve(refused, 'rejected', at(1));
    const uncertain = await add();
    await journal.claim(uncertain, at(1));
    await journal.settle(uncertain, { state: 'uncertain' }, at(2));
    expect(await listed('to_post')).toEqual([confirmedOrder]);
    expect(await listed('unpaid')).toEqual([postedOrder]);
    expect(await listed('refused')).toEqual([refused]);
    expect(await listed('uncertain')).toEqual([uncertain]);
    expect(await listed('calls')).toEqual([uncertain]);
  });

  it('takes one decision on an uncertain order, and none on any other', async () => {
    const reference = await add({ deliverAfter: at(0) });
    const again: DeskChange = { action: 'sent_again', detail: '', columns: {}, resolve: 'accepted' };
    expect(await journal.changeAtDesk(reference, 0, again, at(1))).toBeUndefined();
    await journal.claim(reference, at(1));
    await journal.settle(reference, { state: 'uncertain' }, at(2));
    expect(await journal.changeAtDesk(reference, 0, again, at(3))).toMatchObject({
      order: { state: 'accepted' },
    });
    expect(await journal.due(at(4), 10)).toEqual([reference]);
    expect(await journal.deskLog(reference)).toHaveLength(1);
  });

  it('does not send a cancelled order to the API, and does once it is taken up again', async () => {
    const reference = await add({ deliverAfter: at(1) });
    await journal.changeAtDesk(reference, 0, cancelled, at(1));
    expect(await journal.due(at(9), 10)).toEqual([]);
    expect(await journal.claim(reference, at(9))).toBeUndefined();
    await journal.changeAtDesk(
      reference,
      1,
      { action: 'reopened', detail: '', columns: { deskState: 'to_call' } },
      at(2),
    );
    expect(await journal.due(at(9), 10)).toEqual([reference]);
  });

  it('erases a person everywhere, not while the order is being sent, and says when', async () => {
    const reference = await add({ deliverAfter: at(1) });
    await withdraw('W-1', reference);
    await journal.changeAtDesk(reference, 0, posted, at(1));
    const erase: DeskChange = { action: 'erased', detail: '', columns: {}, erase: true };
    await journal.claim(reference, at(1));
    expect(await journal.changeAtDesk(reference, 1, erase, at(2))).toBeUndefined();
    await journal.settle(reference, { state: 'sent' }, at(2));
    expect(await journal.changeAtDesk(reference, 1, erase, at(3))).toMatchObject({
      order: { erasedAt: at(3), visitor: { name: '', phone: '' } },
      trackingNumber: undefined,
    });
    expect(await journal.withdrawalsOf(reference)).toMatchObject([{ reason: '' }]);
    const log = await journal.deskLog(reference);
    expect(log.map(({ action }) => action)).toEqual(['posted', 'erased']);
    expect(JSON.stringify(log)).not.toContain('RO-123');
    expect(await journal.changeAtDesk(reference, 2, confirmed, at(4))).toBeUndefined();
  });

  it('erases the same from the command line', async () => {
    const reference = await add();
    await withdraw('W-2', reference);
    await journal.changeAtDesk(reference, 0, posted, at(1));
    await journal.erase(reference, at(3));
    expect(await journal.deskOrder(reference)).toMatchObject({ trackingNumber: undefined });
    expect(await journal.withdrawalsOf(reference)).toMatchObject([{ reason: '' }]);
  });

  it('gives all orders page by page, each once, also those of one instant', async () => {
    const references = [];
    for (let index = 0; index < 7; index += 1)
      references.push(await add({ createdAt: at(Math.floor(index / 3)) }));
    const seen: string[] = [];
    let after: { createdAt: string; reference: string } | undefined;
    for (;;) {
      const page = await journal.deskPage(2, after);
      seen.push(...page.map(({ order }) => order.reference));
      after = page.at(-1)?.order;
      if (!after) break;
    }
    expect(seen.toSorted()).toEqual(references.toSorted());
    expect(seen).toHaveLength(7);
  });

  it('lists open withdrawals, and lets one person handle each', async () => {
    const reference = await add();
    await withdraw('W-3', reference);
    expect(await journal.openWithdrawals()).toMatchObject([
      { reference: 'W-3', orderReference: reference, lines: [{ quantity: 2, title: 'Colinde' }] },
    ]);
    const handled = await Promise.all([1, 2, 3].map(() => journal.handleWithdrawal('W-3', at(6))));
    expect(handled.filter(Boolean)).toHaveLength(1);
    expect(await journal.openWithdrawals()).toEqual([]);
    expect(await journal.deskLog(reference)).toEqual([
      { at: at(6), action: 'withdrawal_handled', detail: 'W-3' },
    ]);
  });

  it('remembers sessions that were ended, until their time', async () => {
    await journal.endSession('a', at(5), at(1));
    await journal.endSession('a', at(5), at(1));
    expect(await journal.sessionEnded('a')).toBe(true);
    expect(await journal.sessionEnded('b')).toBe(false);
    await journal.endSession('b', at(9), at(6));
    expect(await journal.sessionEnded('a')).toBe(false);
  });

  it('knows what each channel has not told yet', async () => {
    const reference = await add({ createdAt: at(1) });
    await withdraw('W-4', reference);
    const events = await journal.untold('mail', at(0), 10);
    expect(events).toEqual([
      { kind: 'new', reference, at: at(1) },
      { kind: 'withdrawn', reference, at: at(5) },
    ]);
    await journal.markTold('mail', events, at(6), at(0));
    expect(await journal.untold('mail', at(0), 10)).toEqual([]);
    expect(await journal.untold('webhook', at(0), 10)).toHaveLength(2);
    await journal.claim(reference, at(7));
    await journal.settle(reference, { state: 'uncertain' }, at(8));
    expect(await journal.untold('mail', at(0), 10)).toEqual([{ kind: 'uncertain', reference, at: at(8) }]);
    expect(await journal.untold('mail', at(9), 10)).toEqual([]);
  });

  it('gives a lease to one holder at a time', async () => {
    const taken = await Promise.all(
      ['a', 'b', 'c'].map((holder) => journal.lease('tell', holder, at(1), at(5))),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    const holder = ['a', 'b', 'c'][taken.indexOf(true)] ?? '';
    expect(await journal.lease('tell', holder, at(2), at(6))).toBe(true);
    expect(await journal.lease('tell', 'd', at(5), at(9))).toBe(false);
    expect(await journal.lease('tell', 'd', at(6), at(9))).toBe(true);
  });

  it('counts points in windows that end, whoever counts', async () => {
    const points = await Promise.all(Array.from({ length: 5 }, () => journal.usePoint('x', at(1), at(10))));
    expect(points.map(({ used }) => used).toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(await journal.usePoint('x', at(9), at(18))).toEqual({ used: 6, endsAt: at(10) });
    expect(await journal.usePoint('x', at(10), at(19))).toEqual({ used: 1, endsAt: at(19) });
    await journal.forgetPoints(at(19));
    expect(await journal.usePoint('x', at(11), at(20))).toEqual({ used: 1, endsAt: at(20) });
  });

  it('forgets the log of an order that is purged', async () => {
    const reference = await add({ createdAt: at(1) });
    await journal.changeAtDesk(reference, 0, confirmed, at(1));
    await journal.purge(at(9));
    expect(await journal.deskLog(reference)).toEqual([]);
    expect(await journal.changeAtDesk(newReference(), 0, confirmed, at(1))).toBeUndefined();
  });
}

describe('the desk in SQLite', () => deskContract(inSqlite));

const whenPostgres = postgresAvailable ? describe : describe.skip;
const reason = postgresAvailable ? '' : ' – NOT RUN: no TEST_DATABASE_URL and no PostgreSQL installed';
whenPostgres(`the desk in PostgreSQL${reason}`, () => deskContract(inPostgres));
