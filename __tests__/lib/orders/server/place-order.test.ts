/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { openSqliteJournal } from '@/lib/orders/journal/sqlite';
import { placeOrder, visitorWaitMs } from '@/lib/orders/server/place-order';
import type { OrderContext, PlacedOrder } from '@/lib/orders/server/place-order';
import { instant } from '@/lib/orders/journal/order-journal';
import type { Consents } from '@/lib/orders/form/consents';
import type { OrderJournal } from '@/lib/orders/journal/order-journal';
import { productById } from '@/lib/shop/products';
import { nearlyOrders, validBody } from '../support/orders';

// Hundreds of durable writes take a while on a busy machine.
jest.setTimeout(30_000);

const folder = mkdtempSync(path.join(tmpdir(), 'orders-'));
const now = Date.UTC(2026, 10, 21, 10);
let journal: OrderJournal;
let report: jest.Mock;

beforeAll(async () => {
  journal = await openSqliteJournal(`file:${path.join(folder, 'orders.db')}`);
});
beforeEach(async () => {
  report = jest.fn();
  for (const { reference } of await journal.list({})) await journal.resolve(reference, 'sent', instant(now));
  await journal.purge('9999');
});
afterAll(async () => {
  await journal.close();
  rmSync(folder, { recursive: true });
});

const contextWith = (changes: Partial<OrderContext> = {}): OrderContext => ({
  journal: async () => journal,
  catalogue: productById,
  admit: () => undefined,
  deliver: undefined,
  now: () => now,
  report,
  ...changes,
});
const place = (
  body: unknown,
  {
    key = randomUUID() as string,
    consents = {},
    ...changes
  }: Partial<OrderContext> & { key?: string; consents?: Consents } = {},
) => placeOrder(contextWith(changes), { body, locale: 'ro', idempotencyKey: key, consents });

const taken = (placed: PlacedOrder) => {
  if (!placed.ok) throw new Error(`refused: ${placed.reason}`);
  return placed;
};
const stored = () => journal.list({});

describe('placeOrder', () => {
  it('stores the order with the catalogue’s price and answers with its reference', async () => {
    const placed = taken(
      await place(
        validBody({
          purchaseitem_set: [
            { item: 1, quantity: 2 },
            { item: 26, quantity: 1 },
          ],
        }),
      ),
    );
    expect(placed).toEqual({
      ok: true,
      reference: placed.reference,
      totalMinor: 2 * 3300 + 5000,
      slipKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      replayed: false,
    });
    expect(await stored()).toMatchObject([
      {
        reference: placed.reference,
        state: 'accepted',
        totalMinor: 11_600,
        locale: 'ro',
        createdAt: instant(now),
        deliverAfter: undefined,
        visitor: { name: 'Ștefania Țurcanu-Îndrei', phone: '0700000010' },
      },
    ]);
    expect(report.mock.calls).toEqual([[{ reference: placed.reference, replayed: false }]]);
  });

  it.each([
    [
      'an unknown product',
      { purchaseitem_set: [{ item: 7, quantity: 1 }] },
      { reason: 'unknown_product', items: [7] },
    ],
    [
      'a sold-out product (reading 37)',
      { purchaseitem_set: [{ item: 22, quantity: 1 }] },
      { reason: 'sold_out', items: [22] },
    ],
    ['a bad field', { payment: '1' }, { reason: 'invalid', fields: { payment: 'choice' } }],
  ])('refuses %s and stores nothing', async (_, changes, refusal) => {
    expect(await place(validBody(changes))).toEqual({ ok: false, ...refusal });
    expect(await stored()).toEqual([]);
  });

  it('keeps which texts were agreed to, and the one about calls only with that consent', async () => {
    const consents = { terms: '2026-11-20', marketing: '2026-11-21' };
    await place(validBody({ marketing: true }), { consents });
    await place(validBody(), { consents });
    await place(validBody());
    const versions = (await stored()).map(({ termsVersion, marketingVersion }) => [
      termsVersion,
      marketingVersion,
    ]);
    expect(versions).toHaveLength(3);
    for (const kept of [
      ['2026-11-20', '2026-11-21'],
      ['2026-11-20', undefined],
      [undefined, undefined],
    ])
      expect(versions).toContainEqual(kept);
  });

  it('takes a pre-order only against a transfer (reading 44)', async () => {
    const catalogue: OrderContext['catalogue'] = (id) => {
      const product = productById(id);
      return product && { ...product, preorder: true };
    };
    const refusal = { ok: false, reason: 'invalid', fields: { payment: 'preorder' } };
    expect(await place(validBody({ payment: 1 }), { catalogue })).toEqual(refusal);
    expect(await stored()).toEqual([]);
    expect((await place(validBody({ payment: 2 }), { catalogue })).ok).toBe(true);
  });

  it('never throws, and stores nothing but what it says it took', async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), nearlyOrders), async (body) => {
        const placed = await place(body);
        if (placed.ok) count += 1;
        expect((await stored()).length).toBe(count);
      }),
      { numRuns: 150 },
    );
  });

  it('says that the journal cannot be used, and tells the operator why', async () => {
    const error = new Error('disk full');
    const broken = async () => ({ ...journal, add: () => Promise.reject(error) });
    expect(await place(validBody(), { journal: broken })).toEqual({ ok: false, reason: 'unavailable' });
    expect(await place(validBody(), { journal: () => Promise.reject(error) })).toEqual({
      ok: false,
      reason: 'unavailable',
    });
    expect(report.mock.calls).toEqual([[{ error }], [{ error }]]);
  });

  it('turns away one order too many, but not a repetition', async () => {
    const key = 'repeated-key';
    const first = taken(await place(validBody(), { key }));
    const held = { reason: 'crowded', retryAfterSeconds: 42 } as const;
    const full = { admit: () => held };
    expect(await place(validBody(), full)).toEqual({ ok: false, ...held });
    expect(await place(validBody(), { key, ...full })).toEqual({ ...first, replayed: true });
    expect(await stored()).toHaveLength(1);
  });
});

describe('a repetition with the same key', () => {
  const key = 'the-visitor-s-key';

  it('gets the first answer, also written differently and after the product sold out', async () => {
    const first = taken(await place(validBody(), { key }));
    const soldOut: OrderContext['catalogue'] = (id) => {
      const product = productById(id);
      return product && { ...product, soldOut: true, priceMinor: 1 };
    };
    const again = await place(validBody({ phone: '+40 700 000 010' }), { key, catalogue: soldOut });
    expect(again).toEqual({ ...first, replayed: true });
    expect(await stored()).toHaveLength(1);
  });

  it('is told nothing of the first order when it is another one', async () => {
    taken(await place(validBody(), { key }));
    const other = await place(validBody({ name: 'Altcineva' }), { key });
    expect(other).toEqual({ ok: false, reason: 'idempotency_mismatch' });
    expect(await stored()).toMatchObject([{ visitor: { name: 'Ștefania Țurcanu-Îndrei' } }]);
  });

  it('makes one row of twenty parallel requests', async () => {
    const placed = await Promise.all(Array.from({ length: 20 }, () => place(validBody(), { key })));
    const references = new Set(placed.map((each) => taken(each).reference));
    expect(references.size).toBe(1);
    expect(placed.filter((each) => !taken(each).replayed)).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
  });
});

describe('with an API to deliver to', () => {
  const deliverAs = (settlement: Parameters<OrderJournal['settle']>[1]) =>
    jest.fn(async (reference: string) => {
      await journal.claim(reference, instant(now));
      return (await journal.settle(reference, settlement, instant(now))) ?? (await journal.find(reference));
    });

  it('answers once the API took it', async () => {
    const deliver = deliverAs({ state: 'sent', remoteStatus: 201 });
    expect((await place(validBody(), { deliver })).ok).toBe(true);
    expect(await stored()).toMatchObject([{ state: 'sent' }]);
  });

  it.each(['accepted', 'uncertain'] as const)('keeps an order that is %s afterwards', async (state) => {
    expect((await place(validBody(), { deliver: deliverAs({ state }) })).ok).toBe(true);
    expect(await stored()).toMatchObject([{ state }]);
  });

  it('passes a refusal on, also to a repetition, and sends it once', async () => {
    const key = 'refused-key';
    const deliver = deliverAs({ state: 'rejected', remoteStatus: 400, remoteAnswer: '{"phone":["?"]}' });
    const refusal = { ok: false, reason: 'rejected', fields: { phone: 'phone' } };
    expect(await place(validBody(), { key, deliver })).toEqual(refusal);
    expect(await place(validBody(), { key, deliver })).toEqual(refusal);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('answers a repetition during delivery with what delivery brings', async () => {
    const deliver = deliverAs({ state: 'rejected', remoteStatus: 410 });
    const placed = await Promise.all([1, 2, 3].map(() => place(validBody(), { key: 'impatient', deliver })));
    for (const each of placed) expect(each).toEqual({ ok: false, reason: 'sold_out', items: [] });
  });

  it('does not send what was taken when there was no API', async () => {
    const key = 'from-before';
    await place(validBody(), { key });
    const deliver = deliverAs({ state: 'sent' });
    expect(await place(validBody(), { key, deliver })).toMatchObject({ ok: true, replayed: true });
    expect(deliver).not.toHaveBeenCalled();
  });

  it('lets the visitor go after three seconds', async () => {
    expect(visitorWaitMs).toBe(3_000);
    const started = performance.now();
    const placed = await place(validBody(), { deliver: () => new Promise(() => undefined) });
    expect(placed.ok).toBe(true);
    expect(performance.now() - started).toBeLessThan(visitorWaitMs + 2_000);
  });
});
