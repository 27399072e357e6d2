import { setTimeout as pause } from 'node:timers/promises';
import type { Locale } from '@/lib/i18n/locales';
import type { Consents } from '../form/consents';
import type { FieldProblems, OrderPayload } from '../form/payload';
import { parseOrder } from './parse-order';
import { priceLines } from '../form/pricing';
import type { Catalogue } from '../form/pricing';
import type { Admit, Held } from './limits';
import { fingerprint, newReference, newSlipKey } from './reference';
import { refusalOf } from './settlement';
import { instant } from '../journal/order-journal';
import type { OrderJournal, StoredOrder } from '../journal/order-journal';

/** How long a visitor waits for the API's verdict on the order (architecture, "Orders"). */
export const visitorWaitMs = 3_000;
/** Until then, only the process that took the order delivers it; after that, any instance's worker may. */
const handoverMs = 30_000;

export type OrderRequest = {
  body: unknown;
  locale: Locale;
  /** Unique to this request when the visitor sent none, so that nothing is recognised as a repetition. */
  idempotencyKey: string;
  consents: Consents;
};

type Taken = Pick<StoredOrder, 'reference' | 'totalMinor' | 'slipKey'>;

/** `replayed` marks a response to a repetition. */
export type PlacedOrder =
  | ({ ok: true; replayed: boolean } & Taken)
  | { ok: false; reason: 'malformed' | 'unavailable' | 'idempotency_mismatch' }
  | { ok: false; reason: 'invalid' | 'rejected'; fields: FieldProblems }
  | { ok: false; reason: 'unknown_product' | 'sold_out'; items: number[] }
  | ({ ok: false } & Held);

export type OrderContext = {
  journal: () => Promise<OrderJournal>;
  catalogue: Catalogue;
  /** Undefined when another order is allowed. */
  admit: Admit;
  /** Absent without an API: the journal is the order book. */
  deliver: ((reference: string) => Promise<StoredOrder | undefined>) | undefined;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Told of stored orders and of journal failures; never given personal data. */
  report: (event: { reference: string; replayed: boolean } | { error: unknown }) => void;
};

/**
 * Takes an order, step by step (architecture, "Orders"): shape, repetition, catalogue, price, limit, one durable INSERT,
 * delivery. Every failure a visitor can meet is a value.
 */
export async function placeOrder(context: OrderContext, request: OrderRequest): Promise<PlacedOrder> {
  const parsed = parseOrder(request.body);
  if (!parsed.ok) return parsed;
  const { payload } = parsed;
  try {
    const journal = await context.journal();
    const earlier = await journal.findByKey(request.idempotencyKey);
    if (earlier) return await answerRepetition(context, earlier, payload);
    return await takeNew(context, journal, request, payload);
  } catch (error) {
    context.report({ error });
    return { ok: false, reason: 'unavailable' };
  }
}

async function takeNew(
  context: OrderContext,
  journal: OrderJournal,
  { locale, idempotencyKey, consents }: OrderRequest,
  payload: OrderPayload,
): Promise<PlacedOrder> {
  const { purchaseitem_set, ...visitor } = payload;
  const pricing = priceLines(purchaseitem_set, context.catalogue, locale);
  if (!pricing.ok) return pricing;
  if (pricing.preorder && payload.payment !== 2) {
    return { ok: false, reason: 'invalid', fields: { payment: 'preorder' } };
  }
  const held = await context.admit();
  if (held) return { ok: false, ...held };

  const now = context.now();
  const { added, order } = await journal.add({
    reference: newReference(),
    idempotencyKey,
    fingerprint: fingerprint(payload),
    createdAt: instant(now),
    locale,
    lines: pricing.lines,
    totalMinor: pricing.totalMinor,
    visitor,
    deliverAfter: context.deliver && instant(now + handoverMs),
    termsVersion: consents.terms,
    marketingVersion: visitor.marketing ? consents.marketing : undefined,
    slipKey: newSlipKey(),
  });
  if (!added) return answerRepetition(context, order, payload);
  context.report({ reference: order.reference, replayed: false });
  return answer(await settled(context, order), false);
}

/** The same key and body get the first response again; whoever sends another body learns nothing of the first. */
async function answerRepetition(
  context: OrderContext,
  order: StoredOrder,
  payload: OrderPayload,
): Promise<PlacedOrder> {
  if (order.fingerprint !== fingerprint(payload)) return { ok: false, reason: 'idempotency_mismatch' };
  context.report({ reference: order.reference, replayed: true });
  return answer(isFirstAttempt(order) ? await settled(context, order) : order, true);
}

function answer(order: StoredOrder, replayed: boolean): PlacedOrder {
  if (order.state === 'rejected') return { ok: false, ...refusalOf(order) };
  const { reference, totalMinor, slipKey } = order;
  return { ok: true, reference, totalMinor, slipKey, replayed };
}

/** The order after its first delivery, or unchanged when the API is slow. */
async function settled({ deliver }: OrderContext, order: StoredOrder): Promise<StoredOrder> {
  if (!deliver) return order;
  const patience = new AbortController();
  const waited = pause(visitorWaitMs, undefined, { signal: patience.signal }).catch(() => undefined);
  const delivered = await Promise.race([deliver(order.reference), waited]);
  patience.abort();
  return delivered ?? order;
}

function isFirstAttempt({ state, attempts, deliverAfter }: StoredOrder): boolean {
  return state === 'sending' || (state === 'accepted' && attempts === 0 && deliverAfter !== undefined);
}
