/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OrderJournal } from '@/lib/orders/journal/order-journal';
import { instant } from '@/lib/orders/journal/order-journal';
import { openSqliteJournal } from '@/lib/orders/journal/sqlite';
import { confirmWithdrawal, findOrder, isReceiptKey, newReceiptKey } from '@/lib/orders/server/withdraw';
import type { Statement, WithdrawalContext } from '@/lib/orders/server/withdraw';
import { newOrder } from '../support/orders';

const folder = mkdtempSync(path.join(tmpdir(), 'withdrawals-'));
const now = Date.UTC(2026, 10, 22, 8, 30, 15);
let journal: OrderJournal;
let reported: unknown[];

beforeAll(async () => {
  journal = await openSqliteJournal(`file:${path.join(folder, 'orders.db')}`);
});
beforeEach(() => (reported = []));
afterAll(async () => {
  await journal.close();
  rmSync(folder, { recursive: true });
});

const context = (changes: Partial<WithdrawalContext> = {}): WithdrawalContext => ({
  journal: () => Promise.resolve(journal),
  kindOf: () => 'cd',
  admit: () => undefined,
  now: () => now,
  report: (event) => reported.push(event),
  ...changes,
});

async function ordered() {
  const { order } = await journal.add(newOrder());
  return { reference: order.reference, phone: '+40 700 000 010' };
}

const statement = (
  claim: { reference: string; phone: string },
  changes: Partial<Statement> = {},
): Statement => ({
  ...claim,
  key: newReceiptKey(),
  asked: () => '1',
  reason: '',
  locale: 'ro',
  ...changes,
});

describe('finding the order', () => {
  it('takes the number and the telephone however they are written', async () => {
    const { reference, phone } = await ordered();
    const found = await findOrder(context(), {
      reference: ` ${reference.toLowerCase().replace(/-/g, ' ')}`,
      phone,
    });
    expect(found).toMatchObject({ ok: true, claimed: { order: { reference }, lines: [{ quantity: 2 }] } });
  });

  it('answers all who lack one of them alike, and those whose order is erased or was refused', async () => {
    const [known, erased, refused] = [await ordered(), await ordered(), await ordered()];
    await journal.erase(erased.reference, instant(now));
    await journal.resolve(refused.reference, 'rejected', instant(now));
    const claims = [
      { ...known, phone: '0700 000 011' },
      { ...known, phone: '' },
      { ...known, reference: 'AR-2222-2222' },
      { ...known, reference: 'comanda mea' },
      { ...erased, phone: '' },
      erased,
      refused,
    ];
    const answers = await Promise.all(claims.map((claim) => findOrder(context(), claim)));
    expect(answers).toEqual(claims.map(() => ({ ok: false, reason: 'not_found' })));
  });

  it('says when the journal cannot be read, without a name in the report', async () => {
    const broken = context({ journal: () => Promise.reject(new Error('disk')) });
    expect(await findOrder(broken, await ordered())).toEqual({ ok: false, reason: 'unavailable' });
    expect(reported).toEqual([{ error: expect.any(Error) }]);
  });

  it('is held back by the limits before anything is read', async () => {
    const held = { reason: 'too_many_requests', retryAfterSeconds: 7 } as const;
    const limited = context({ admit: () => held, journal: () => Promise.reject(new Error('read')) });
    expect(await findOrder(limited, await ordered())).toEqual({ ok: false, ...held });
  });
});

describe('confirming a withdrawal', () => {
  it('keeps the statement with its time, and reports only its number', async () => {
    const claim = await ordered();
    const sent = statement(claim, { reason: '  Nu îmi\n\n place ', locale: 'en' });
    expect(await confirmWithdrawal(context(), sent)).toEqual({ ok: true, receiptKey: sent.key });
    expect(await journal.findWithdrawal(sent.key)).toEqual({
      reference: `${claim.reference}-R1`,
      orderReference: claim.reference,
      receivedAt: '2026-11-22T08:30:15.000Z',
      locale: 'en',
      lines: [{ item: 1, quantity: 1, title: 'Colinde', priceMinor: 3300 }],
      reason: 'Nu îmi\nplace',
      receiptKey: sent.key,
      handledAt: undefined,
    });
    expect(reported).toEqual([{ reference: `${claim.reference}-R1` }]);
  });

  it('gives the same receipt when the form is sent twice, also when nothing is left', async () => {
    const sent = statement(await ordered(), { asked: () => '2' });
    const first = await confirmWithdrawal(context(), sent);
    expect(await confirmWithdrawal(context(), sent)).toEqual(first);
    expect(await journal.withdrawalsOf(sent.reference)).toHaveLength(1);
  });

  it('takes a part now and the rest later, and never more than was ordered', async () => {
    const claim = await ordered();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => confirmWithdrawal(context(), statement(claim))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(answers.filter(({ ok }) => !ok)).toMatchObject([{ reason: 'quantity' }, { reason: 'quantity' }]);
    expect((await journal.withdrawalsOf(claim.reference)).map(({ reference }) => reference)).toEqual([
      `${claim.reference}-R1`,
      `${claim.reference}-R2`,
    ]);
  });

  it('asks again when nothing is chosen, too much, or the reason is a book', async () => {
    const claim = await ordered();
    const tried = await Promise.all([
      confirmWithdrawal(context(), statement(claim, { asked: () => '0' })),
      confirmWithdrawal(context(), statement(claim, { asked: () => '3' })),
      confirmWithdrawal(context(), statement(claim, { reason: 'ă'.repeat(501) })),
    ]);
    expect(tried).toMatchObject([
      { reason: 'nothing' },
      { reason: 'quantity', items: [1] },
      { reason: 'too_long' },
    ]);
    expect(await journal.withdrawalsOf(claim.reference)).toEqual([]);
  });

  it('needs the telephone at the second step too, and makes a key of its own for a made-up one', async () => {
    const claim = await ordered();
    expect(await confirmWithdrawal(context(), statement({ ...claim, phone: '0700000011' }))).toMatchObject({
      reason: 'not_found',
    });
    const kept = await confirmWithdrawal(context(), statement(claim, { key: '../a' }));
    expect(kept.ok && isReceiptKey(kept.receiptKey)).toBe(true);
  });
});
