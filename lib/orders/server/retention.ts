import { site } from '@/content/site';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { errorCode, orderJournal } from '../journal';
import { instant } from '../journal/order-journal';
import type { Instant, OrderJournal } from '../journal/order-journal';

const dayMs = 86_400_000;

/** The instants before which orders are no longer kept: what the privacy page promises (content/site.json). */
export function expiry(now: number): { orders: Instant; refused: Instant } {
  const { orderYears, refusedOrderDays } = site.retention;
  const orders = new Date(now);
  orders.setUTCFullYear(orders.getUTCFullYear() - orderYears);
  return { orders: orders.toISOString(), refused: instant(now - refusedOrderDays * dayMs) };
}

/** Deletes the orders whose time is over, with their withdrawals; returns how many. */
export async function expireOrders(journal: OrderJournal, now: number): Promise<number> {
  return journal.expire(expiry(now));
}

async function daily(): Promise<void> {
  try {
    const orders = await expireOrders(await orderJournal(), Date.now());
    if (orders > 0) log.info({ orders }, 'orders deleted: their retention is over');
  } catch (error) {
    log.error({ code: errorCode(error) }, 'orders could not be checked for their retention');
  }
}

let timer: NodeJS.Timeout | undefined;

/** Deletes now and once a day what is no longer to be kept, unless ORDER_RETENTION=0. Never rejects. */
export function startRetention(): void {
  if (!env().orderRetention) return;
  void daily();
  timer = setInterval(() => void daily(), dayMs).unref();
}

export function stopRetention(): void {
  clearInterval(timer);
}
