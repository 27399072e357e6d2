import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Seconds after which a client's points are restored. */
const duration = 60;
/** Far above what people need, even a school class behind one address, and low enough to stop a flood. */
const requestsPerClient = 300;
const ordersPerClient = 60;

export type OrderLimits = {
  /** Counts any request, whatever becomes of it. Undefined when it is allowed, else seconds to wait. */
  request(client: string): Promise<number | undefined>;
  /** Counts a new order about to be stored. Repetitions of stored ones are not counted, so never locked out. */
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

/** Counts in this process's memory: with several instances, each allows this much. */
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
