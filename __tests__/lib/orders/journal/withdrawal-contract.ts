import { randomUUID } from 'node:crypto';
import { instant } from '@/lib/orders/journal/order-journal';
import type { OrderJournal } from '@/lib/orders/journal/order-journal';
import type { NewWithdrawal } from '@/lib/orders/journal/withdrawal';
import { newOrder } from '../support/orders';

const at = (seconds: number) => instant(Date.UTC(2026, 10, 21, 10, 0, seconds));

function statement(orderReference: string, changes: Partial<NewWithdrawal> = {}): NewWithdrawal {
  return {
    reference: `${orderReference}-R1`,
    orderReference,
    receivedAt: at(5),
    locale: 'ro',
    lines: [{ item: 1, quantity: 1, title: 'Colinde', priceMinor: 3300 }],
    reason: 'L-am primit în dar: „Colinde”',
    receiptKey: randomUUID(),
    ...changes,
  };
}

/** What both journals promise of withdrawals. */
export function withdrawalContract(opened: () => OrderJournal) {
  const ordered = async () => (await opened().add(newOrder())).order.reference;

  it('keeps a withdrawal as it was received', async () => {
    const order = await ordered();
    const given = statement(order);
    const kept = { ...given, handledAt: undefined };
    expect(await opened().withdraw(given)).toEqual({ added: true, withdrawal: kept });
    expect(await opened().findWithdrawal(given.receiptKey)).toEqual(kept);
    expect(await opened().withdrawalsOf(order)).toEqual([kept]);
    expect(await opened().findWithdrawal('no-such-key')).toBeUndefined();
  });

  it('gives the same receipt for a statement sent twice, even at once', async () => {
    const given = statement(await ordered());
    const answers = await Promise.all(Array.from({ length: 10 }, () => opened().withdraw(given)));
    expect(answers.filter((answer) => answer?.added)).toHaveLength(1);
    expect(answers.every((answer) => answer?.withdrawal.receiptKey === given.receiptKey)).toBe(true);
    expect(await opened().withdrawalsOf(given.orderReference)).toHaveLength(1);
  });

  it('takes one of two statements that would both be the first', async () => {
    const order = await ordered();
    const answers = await Promise.all([1, 2].map(() => opened().withdraw(statement(order))));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('takes none for an order that is unknown or erased, nor the receipt of another order', async () => {
    const [erased, other] = [await ordered(), await ordered()];
    await opened().erase(erased, at(6));
    expect(await opened().withdraw(statement(erased))).toBeUndefined();
    expect(await opened().withdraw(statement('AR-2222-2222'))).toBeUndefined();
    const taken = statement(other);
    await opened().withdraw(taken);
    const foreign = statement(await ordered(), { receiptKey: taken.receiptKey });
    expect(await opened().withdraw(foreign)).toBeUndefined();
  });

  it('lists what waits for somebody, oldest first, until it is handled', async () => {
    const [late, early] = [statement(await ordered(), { receivedAt: at(9) }), statement(await ordered())];
    await opened().withdraw(late);
    await opened().withdraw(early);
    const waiting = async () => (await opened().openWithdrawals()).map(({ reference }) => reference);
    expect(await waiting()).toEqual([early.reference, late.reference]);
    expect(await opened().handleWithdrawal(early.reference, at(20))).toBe(true);
    expect(await opened().handleWithdrawal(early.reference, at(21))).toBe(false);
    expect(await waiting()).toEqual([late.reference]);
    expect(await opened().findWithdrawal(early.receiptKey)).toMatchObject({ handledAt: at(20) });
  });

  it('loses the reason when its order is erased, and goes with its order', async () => {
    const given = statement(await ordered());
    await opened().withdraw(given);
    await opened().erase(given.orderReference, at(6));
    expect(await opened().findWithdrawal(given.receiptKey)).toMatchObject({ reason: '', lines: given.lines });
    await opened().purge('9999');
    expect(await opened().findWithdrawal(given.receiptKey)).toBeUndefined();
  });

  it('keeps a refused order that somebody has withdrawn from', async () => {
    const given = statement(await ordered());
    await opened().withdraw(given);
    await opened().resolve(given.orderReference, 'rejected', at(7));
    expect(await opened().expire({ orders: at(0), refused: at(30) })).toBe(0);
    expect(await opened().withdrawalsOf(given.orderReference)).toHaveLength(1);
  });
}
