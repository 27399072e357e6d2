import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { errorCode, orderJournal } from '../journal';
import type { OrderPayload } from '../form/payload';
import { postToApi } from './post-to-api';
import { looksMisconfigured, settlementOf } from './settlement';
import { instant } from '../journal/order-journal';
import type { OrderJournal, Settlement, StoredOrder } from '../journal/order-journal';

const roundEveryMs = 5_000;
const ordersInRound = 20;
/** An order still `sending` after this long belongs to a process that died. Longer than any API_TIMEOUT_MS. */
const abandonedAfterMs = 120_000;

type Worker = {
  inFlight: Map<string, Promise<StoredOrder | undefined>>;
  timer?: NodeJS.Timeout | undefined;
  running: boolean;
};

// Shared by Next's separate bundles of routes and instrumentation, as the journal is.
const workerKey = Symbol.for('orders.delivery');
const shared = globalThis as { [workerKey]?: Worker };
const worker = (): Worker => (shared[workerKey] ??= { inFlight: new Map(), running: false });

/** The body the API gets: the payload, exactly (product §3). */
export function payloadOf({ visitor, lines }: Pick<StoredOrder, 'visitor' | 'lines'>): OrderPayload {
  return { ...visitor, purchaseitem_set: lines.map(({ item, quantity }) => ({ item, quantity })) };
}

async function sendOnce(apiUrl: string, order: StoredOrder): Promise<Settlement> {
  const { apiTimeoutMs, shopApiIdempotent } = env();
  const delivered = await postToApi({
    url: `${apiUrl}/shop/purchase/?locale=${order.locale}`,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'idempotency-key': order.idempotencyKey,
    },
    body: JSON.stringify(payloadOf(order)),
    timeoutMs: apiTimeoutMs,
  });
  if (looksMisconfigured(delivered)) {
    const status = delivered.result === 'answered' ? delivered.status : undefined;
    log.error(
      { reference: order.reference, status },
      'API_URL does not answer like a shop that takes orders: check it and its credentials; the order is kept',
    );
  }
  const terms = { attempts: order.attempts, now: Date.now(), idempotent: shopApiIdempotent };
  return settlementOf(delivered, terms);
}

async function deliverNow(apiUrl: string, reference: string): Promise<StoredOrder | undefined> {
  const journal = await orderJournal();
  const claimed = await journal.claim(reference, instant(Date.now()));
  if (!claimed) return journal.find(reference);
  const settlement = await sendOnce(apiUrl, claimed);
  const order = await journal.settle(reference, settlement, instant(Date.now()));
  const { state, remoteStatus } = settlement;
  const level = state === 'uncertain' || state === 'rejected' ? 'warn' : 'info';
  log[level]({ reference, state, remoteStatus, attempts: claimed.attempts }, 'order delivery attempted');
  return order;
}

/**
 * Sends an accepted order to the shop's API; concurrent calls send it once. Returns the order as it is afterwards;
 * undefined without an API, when the order is gone, or when the journal failed in the meantime.
 */
export function deliver(reference: string): Promise<StoredOrder | undefined> {
  const { apiUrl } = env();
  if (apiUrl === undefined) return Promise.resolve(undefined);
  const { inFlight } = worker();
  const running = inFlight.get(reference);
  if (running) return running;
  const attempt = deliverNow(apiUrl, reference)
    .catch((error: unknown) => {
      // The order is safe in the journal: a later round will find it as `sending`.
      log.error({ reference, code: errorCode(error) }, 'order delivery could not be recorded');
      return undefined;
    })
    .finally(() => inFlight.delete(reference));
  inFlight.set(reference, attempt);
  return attempt;
}

async function abandonDead(journal: OrderJournal, now: number) {
  const settlement: Settlement = env().shopApiIdempotent
    ? { state: 'accepted', deliverAfter: instant(now) }
    : { state: 'uncertain' };
  const orders = await journal.abandon(instant(now - abandonedAfterMs), settlement, instant(now));
  if (orders > 0) log.warn({ orders, state: settlement.state }, 'orders were left half sent');
}

/** One round of the worker: orders whose process died, then orders that are due, until the API does not take one. */
export async function deliverDue(): Promise<void> {
  const journal = await orderJournal();
  const now = Date.now();
  await abandonDead(journal, now);
  if (env().apiUrl === undefined) return;
  for (const reference of await journal.due(instant(now), ordersInRound)) {
    const order = await deliver(reference);
    if (order?.state === 'accepted' || order?.state === 'uncertain') return;
  }
}

async function rounds(): Promise<void> {
  await deliverDue().catch((error: unknown) => {
    log.error({ code: errorCode(error) }, 'order delivery round failed');
  });
  const current = worker();
  if (current.running) current.timer = setTimeout(() => void rounds(), roundEveryMs).unref();
}

/**
 * Opens the journal and delivers what is waiting in it, now and every few seconds. Never rejects: pages work without
 * the journal, and the readiness check shows that it cannot be opened yet.
 */
export async function startDelivery(): Promise<void> {
  const current = worker();
  if (current.running) return;
  current.running = true;
  void rounds();
}

/** Stops the rounds and waits for orders that are being sent. */
export async function stopDelivery(): Promise<void> {
  const current = worker();
  current.running = false;
  clearTimeout(current.timer);
  await Promise.all(current.inFlight.values());
}
