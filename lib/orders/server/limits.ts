import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Seconds in which a client's points come back. */
const duration = 60;
/** Far above what people do, a school class behind one address included; low enough to stop a flood. */
const requestsPerClient = 300;
const ordersPerClient = 60;

export type OrderLimits = {
  /** Any request, whatever becomes of it. Undefined when it is welcome, else seconds to wait. */
  request(client: string): Promise<number | undefined>;
  /** A new order about to be stored. A repetition of a stored one never comes here, so it is never locked out. */
  order(client: string): Promise<number | undefined>;
};

async function take(limiter: RateLimiterMemory, client: string): Promise<number | undefined> {
  try {
    await limiter.consume(client);
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/** Counts in this process's memory: with several instances each allows as much. */
export function createOrderLimits(
  points: { requests: number; orders: number } = { requests: requestsPerClient, orders: ordersPerClient },
): OrderLimits {
  const requests = new RateLimiterMemory({ points: points.requests, duration });
  const orders = new RateLimiterMemory({ points: points.orders, duration });
  return {
    request: (client) => take(requests, client),
    order: (client) => take(orders, client),
  };
}
