import { createCounter, secondsLeft } from '@/lib/server/counter';
import type { Limit, Window } from '@/lib/server/counter';

const windowMs = 60_000;
/** Far above what people need, even a school class behind one address, and low enough to stop a flood. */
const requestsPerClient = 300;
const ordersPerClient = 60;
/** New orders of everybody together: more than the choir's people could telephone about in a month. */
const ordersOfAll = 1_000;

export type OrderLimits = {
  /**
   * Counts any request, whatever becomes of it, in this process's memory: it is what a flood would exhaust. Undefined
   * when it is allowed, else seconds to wait.
   */
  request(client: string | undefined): number | undefined;
  /** Counts a new order about to be stored. Repetitions of stored ones are not counted, so never locked out. */
  order(client: string | undefined): Promise<Held | undefined>;
};

/** `too_many_requests`: this client has to wait; `crowded`: everybody has. */
export type Held = { reason: 'too_many_requests' | 'crowded'; retryAfterSeconds: number };

/** Asked before something that is limited; undefined when it is allowed. */
export type Admit = () => Held | undefined | Promise<Held | undefined>;

/** Uses a point of a key's window where instances share them; undefined when each counts for itself. */
export type SharePoint = (key: string, now: number, windowMs: number) => Promise<Window | undefined>;

/** Counts over all instances: whoever has used up this process's points is not asked about at the others. */
export function createSharedCounter(limit: Limit, share: SharePoint, now: () => number = Date.now) {
  const own = createCounter(limit, now);
  return async (key: string): Promise<number | undefined> => {
    const wait = own(key);
    if (wait !== undefined) return wait;
    const time = now();
    const window = await share(`${limit.name} ${key}`, time, limit.windowMs);
    return window && secondsLeft(window, limit, time);
  };
}

type Points = { requests: number; orders: number; ordersOfAll: number };
const usual: Points = { requests: requestsPerClient, orders: ordersPerClient, ordersOfAll };
const alone: SharePoint = () => Promise.resolve(undefined);

/** A client that is not known (undefined) is held to the ceiling only. `now` gives milliseconds. */
export function createOrderLimits(
  points: Points = usual,
  share: SharePoint = alone,
  now: () => number = Date.now,
): OrderLimits {
  const requests = createCounter({ name: 'request', points: points.requests, windowMs }, now);
  const orders = createSharedCounter({ name: 'order', points: points.orders, windowMs }, share, now);
  const all = createSharedCounter({ name: 'orders', points: points.ordersOfAll, windowMs }, share, now);
  return {
    request: (client) => (client === undefined ? undefined : requests(client)),
    async order(client) {
      const own = client === undefined ? undefined : await orders(client);
      if (own !== undefined) return { reason: 'too_many_requests', retryAfterSeconds: own };
      const together = await all('of all');
      return together === undefined ? undefined : { reason: 'crowded', retryAfterSeconds: together };
    },
  };
}
