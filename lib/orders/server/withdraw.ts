import { randomBytes } from 'node:crypto';
import type { Locale } from '@/lib/i18n/locales';
import type { ProductKind } from '@/lib/shop/types';
import { normalisePhone } from '../form/phone';
import { cleanLines } from '../form/text';
import { chooseLines, reasonLimit, withdrawableLines } from '../form/withdrawal';
import type { WithdrawableLine } from '../form/withdrawal';
import { instant } from '../journal/order-journal';
import type { OrderJournal, StoredOrder } from '../journal/order-journal';
import type { Withdrawal } from '../journal/withdrawal';
import type { Admit, Held } from './limits';
import { readReference } from './reference';

export type WithdrawalContext = {
  journal: () => Promise<OrderJournal>;
  kindOf: (item: number) => ProductKind | undefined;
  /** Undefined when another attempt is allowed. */
  admit: Admit;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Told of withdrawals received and of journal failures; never given personal data. */
  report: (event: { reference: string } | { error: unknown }) => void;
};

/** What the consumer has typed to say which order is meant. */
export type OrderClaim = { reference: string; phone: string };

/** An order whose number and telephone somebody knows, and what of it can still be withdrawn from. */
export type ClaimedOrder = { order: StoredOrder; lines: WithdrawableLine[]; earlier: Withdrawal[] };

export type ClaimProblem = 'not_found' | 'unavailable';
export type StatementProblem = 'nothing' | 'quantity' | 'too_long';

export type Found = { ok: true; claimed: ClaimedOrder } | { ok: false; reason: ClaimProblem } | HeldBack;
type HeldBack = { ok: false } & Held;

export type Statement = OrderClaim & {
  /** Given out with the form: sending the form twice gives the same receipt. */
  key: string;
  /** The text typed as the quantity of an item. */
  asked: (item: number) => string | undefined;
  reason: string;
  locale: Locale;
};

export type Withdrawn =
  | { ok: true; receiptKey: string }
  | { ok: false; reason: StatementProblem; items: number[]; claimed: ClaimedOrder }
  | Exclude<Found, { ok: true }>;

/** A new, unguessable key of a receipt; in lower case, as an address with capitals would be led on. */
export const newReceiptKey = (): string => randomBytes(16).toString('hex');
export const isReceiptKey = (text: string): boolean => /^[\da-f]{32}$/.test(text);

/** How often a statement is tried again when another one of the same order came in between. */
const attempts = 5;

async function look(
  context: WithdrawalContext,
  { reference, phone }: OrderClaim,
): Promise<ClaimedOrder | undefined> {
  const known = readReference(reference);
  const digits = normalisePhone(phone);
  if (known === undefined || digits === undefined) return undefined;
  const journal = await context.journal();
  const order = await journal.find(known);
  // The same for everybody who does not know both: nobody learns whether there is such an order.
  if (!order || order.visitor.phone !== digits || order.erasedAt !== undefined) return undefined;
  if (order.state === 'rejected') return undefined;
  const earlier = await journal.withdrawalsOf(known);
  return { order, earlier, lines: withdrawableLines(order.lines, earlier, context.kindOf) };
}

async function guarded<T>(context: WithdrawalContext, act: () => Promise<T>) {
  const held = await context.admit();
  if (held) return { ok: false, ...held } as const;
  try {
    return await act();
  } catch (error) {
    context.report({ error });
    return { ok: false, reason: 'unavailable' } as const;
  }
}

/** The first step: finds the order that a number and a telephone name together. */
export function findOrder(context: WithdrawalContext, claim: OrderClaim): Promise<Found> {
  return guarded(context, async (): Promise<Found> => {
    const claimed = await look(context, claim);
    return claimed ? { ok: true, claimed } : { ok: false, reason: 'not_found' };
  });
}

/** The second step: keeps the statement of withdrawal, with the time at which it came. */
export function confirmWithdrawal(context: WithdrawalContext, statement: Statement): Promise<Withdrawn> {
  return guarded(context, async (): Promise<Withdrawn> => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const claimed = await look(context, statement);
      if (!claimed) return { ok: false, reason: 'not_found' };
      const withdrawn = await keep(context, statement, claimed);
      if (withdrawn) return withdrawn;
    }
    throw new Error('Other withdrawals from this order kept coming in between');
  });
}

/** Undefined when another statement took this one's number meanwhile: there may be less left now. */
async function keep(
  context: WithdrawalContext,
  { key, asked, reason: typed, locale }: Statement,
  claimed: ClaimedOrder,
): Promise<Withdrawn | undefined> {
  const { order, earlier, lines } = claimed;
  if (earlier.some(({ receiptKey }) => receiptKey === key)) return { ok: true, receiptKey: key };
  const reason = cleanLines(typed);
  if (reason.length > reasonLimit) return { ok: false, reason: 'too_long', items: [], claimed };
  const chosen = chooseLines(lines, asked);
  if (!chosen.ok) return { ...chosen, claimed };
  const journal = await context.journal();
  const kept = await journal.withdraw({
    reference: `${order.reference}-R${earlier.length + 1}`,
    orderReference: order.reference,
    receivedAt: instant(context.now()),
    locale,
    lines: chosen.lines,
    reason,
    receiptKey: isReceiptKey(key) ? key : newReceiptKey(),
  });
  if (!kept) return undefined;
  const { reference, receiptKey } = kept.withdrawal;
  if (kept.added) context.report({ reference });
  return { ok: true, receiptKey };
}
