import { clientAddress } from '@/lib/server/client-address';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { isOwnPage } from './is-own-page';
import { createOrderLimits } from './limits';
import type { Admit, Held, OrderLimits } from './limits';
import { sharePoint } from './shared-points';

/** `admitOrder` counts an order about to be stored. */
export type Admission =
  { ok: true; admitOrder: Admit } | { ok: false; reason: 'cross_site' } | ({ ok: false } & Held);

/** What a visitor's form is for. Each is counted apart: a flood of one does not stop the other. */
export type Errand = 'order' | 'withdrawal';

type Counted = { limits: Record<Errand, OrderLimits>; proxySeen: boolean };

const newLimits = (): Counted['limits'] => ({
  order: createOrderLimits(undefined, sharePoint),
  withdrawal: createOrderLimits({ requests: 60, orders: 30, ordersOfAll: 300 }),
});

// Shared by Next's separate bundles of routes: an order counts the same whichever way it comes.
const countedKey = Symbol.for('orders.admission');
const shared = globalThis as { [countedKey]?: Counted };
const counted = (): Counted => (shared[countedKey] ??= { limits: newLimits(), proxySeen: false });

function noteProxy() {
  if (counted().proxySeen) return;
  counted().proxySeen = true;
  log.warn(
    'a proxy passes visitors on (X-Forwarded-For), but TRUST_PROXY is not set: orders are not limited by address',
  );
}

/** Whether a visitor's request that may place an order is to be read at all: sent from a page of this site, and not one too many. */
export function admitVisitor(headers: Headers, errand: Errand = 'order'): Admission {
  const { siteUrl, trustProxy } = env();
  if (!isOwnPage(headers, siteUrl)) return { ok: false, reason: 'cross_site' };
  const client = clientAddress(headers, trustProxy);
  if (client === undefined) noteProxy();
  const limits = counted().limits[errand];
  const wait = limits.request(client);
  if (wait !== undefined) return { ok: false, reason: 'too_many_requests', retryAfterSeconds: wait };
  return { ok: true, admitOrder: () => limits.order(client) };
}
