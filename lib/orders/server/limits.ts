import { createCounter } from '@/lib/server/counter';

/** Far above what people need, even a school class behind one address, and low enough to stop a flood. */
const requestsPerClient = 300;
const ordersPerClient = 60;
/** New orders of everybody together: more than the choir's people could telephone about in a month. */
const ordersOfAll = 1_000;

export type OrderLimits = {
  /** Counts any request, whatever becomes of it. Undefined when it is allowed, else seconds to wait. */
  request(client: string | undefined): number | undefined;
  /** Counts a new order about to be stored. Repetitions of stored ones are not counted, so never locked out. */
  order(client: string | undefined): Held | undefined;
};

/** `too_many_requests`: this client has to wait; `crowded`: everybody has. */
export type Held = { reason: 'too_many_requests' | 'crowded'; retryAfterSeconds: number };

/**
 * Counts in this process's memory: with several instances, each allows this much. A client that is not known (undefined)
 * is held to the ceiling only. `now` gives milliseconds.
 */
export function createOrderLimits(
  points: { requests: number; orders: number; ordersOfAll: number } = {
    ...{ requests: requestsPerClient, orders: ordersPerClient, ordersOfAll },
  },
  now: () => number = Date.now,
): OrderLimits {
  const requests = createCounter(points.requests, now);
  const orders = createCounter(points.orders, now);
  const all = createCounter(points.ordersOfAll, now);
  return {
    request: (client) => (client === undefined ? undefined : requests(client)),
    order(client) {
      const own = client === undefined ? undefined : orders(client);
      if (own !== undefined) return { reason: 'too_many_requests', retryAfterSeconds: own };
      const shared = all('everybody');
      return shared === undefined ? undefined : { reason: 'crowded', retryAfterSeconds: shared };
    },
  };
}
