import { setTimeout as pause } from 'node:timers/promises';
import type { Locale } from '@/lib/i18n/locales';
import type { FieldProblems, OrderPayload } from '../form/payload';
import { parseOrder } from './parse-order';
import { priceLines } from '../form/pricing';
import type { Catalogue } from '../form/pricing';
import { fingerprint, newReference } from './reference';
import { refusalOf } from './settlement';
import { instant } from '../journal/types';
import type { OrderJournal, StoredOrder } from '../journal/types';

/** How long a visitor waits for the API's verdict on the order (architecture, "Orders"). */
export const visitorWaitMs = 3_000;
/** Until then, only the process that took the order delivers it; after that, any instance's worker may. */
const handoverMs = 30_000;

export type OrderRequest = {
  body: unknown;
  locale: Locale;
  /** Unique to this request when the visitor sent none, so that nothing is recognised as a repetition. */
  idempotencyKey: string;
};

/** `total` is in minor units. `replayed` marks a response to a repetition. */
export type PlacedOrder =
  | { ok: true; reference: string; total: number; replayed: boolean }
  | { ok: false; reason: 'malformed' | 'unavailable' }
  | { ok: false; reason: 'invalid' | 'rejected'; fields: FieldProblems }
  | { ok: false; reason: 'unknown_product' | 'sold_out'; items: number[] }
  | { ok: false; reason: 'idempotency_mismatch'; reference: string }
  | { ok: false; reason: 'too_many_requests'; retryAfterSeconds: number };

export type OrderDesk = {
  journal: () => Promise<OrderJournal>;
  catalogue: Catalogue;
  /** Undefined when another order is allowed, else how many seconds to wait. */
  admit: () => Promise<number | undefined>;
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
export async function placeOrder(desk: OrderDesk, request: OrderRequest): Promise<PlacedOrder> {
  const parsed = parseOrder(request.body);
  if (!parsed.ok) return parsed;
  const { payload } = parsed;
  try {
    const journal = await desk.journal();
    const earlier = await journal.findByKey(request.idempotencyKey);
    if (earlier) return await answerRepetition(desk, earlier, payload);
    return await takeNew(desk, journal, request, payload);
  } catch (error) {
    desk.report({ error });
    return { ok: false, reason: 'unavailable' };
  }
}

async function takeNew(
  desk: OrderDesk,
  journal: OrderJournal,
  { locale, idempotencyKey }: OrderRequest,
  payload: OrderPayload,
): Promise<PlacedOrder> {
  const { purchaseitem_set, ...visitor } = payload;
  const pricing = priceLines(purchaseitem_set, desk.catalogue, locale);
  if (!pricing.ok) return pricing;
  if (pricing.preorder && payload.payment !== 2) {
    return { ok: false, reason: 'invalid', fields: { payment: 'preorder' } };
  }
  const retryAfterSeconds = await desk.admit();
  if (retryAfterSeconds !== undefined) return { ok: false, reason: 'too_many_requests', retryAfterSeconds };

  const now = desk.now();
  const { added, order } = await journal.add({
    reference: newReference(),
    idempotencyKey,
    fingerprint: fingerprint(payload),
    createdAt: instant(now),
    locale,
    lines: pricing.lines,
    totalMinor: pricing.totalMinor,
    visitor,
    deliverAfter: desk.deliver && instant(now + handoverMs),
  });
  if (!added) return answerRepetition(desk, order, payload);
  desk.report({ reference: order.reference, replayed: false });
  return answer(await settled(desk, order), false);
}

/** The same key and body get the first response again; the same key with another body is an error to report. */
async function answerRepetition(
  desk: OrderDesk,
  order: StoredOrder,
  payload: OrderPayload,
): Promise<PlacedOrder> {
  const { reference } = order;
  if (order.fingerprint !== fingerprint(payload)) {
    return { ok: false, reason: 'idempotency_mismatch', reference };
  }
  desk.report({ reference, replayed: true });
  return answer(isFirstAttempt(order) ? await settled(desk, order) : order, true);
}

function answer(order: StoredOrder, replayed: boolean): PlacedOrder {
  if (order.state === 'rejected') return { ok: false, ...refusalOf(order) };
  return { ok: true, reference: order.reference, total: order.totalMinor, replayed };
}

/** The order after its first delivery, or unchanged when the API is slow. */
async function settled({ deliver }: OrderDesk, order: StoredOrder): Promise<StoredOrder> {
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
