import { log } from '@/lib/server/log';
import { errorCode, orderJournal } from '../journal';
import { instant } from '../journal/order-journal';
import type { DeskOrder } from '../journal/desk-journal';
import type { Instant } from '../journal/order-journal';

/** How long a slip stays at its address after the order. */
const slipLastsMs = 90 * 24 * 60 * 60_000;

/** `expired`: there was one. `unknown`: no order has this key, or it has been erased. */
export type FoundSlip =
  | { found: true; desk: DeskOrder; until: Instant }
  | { found: false; reason: 'unknown' | 'expired' | 'unavailable' };

/** The order whose slip has this key; `now` in milliseconds since the epoch. Never rejects, never logs the key. */
export async function findSlip(key: string, now: number): Promise<FoundSlip> {
  if (!/^[0-9a-f]{32}$/.test(key)) return { found: false, reason: 'unknown' };
  try {
    const journal = await orderJournal();
    const order = await journal.findBySlip(key);
    const desk = order && (await journal.deskOrder(order.reference));
    if (!desk) return { found: false, reason: 'unknown' };
    const endsAt = Date.parse(desk.order.createdAt) + slipLastsMs;
    if (now > endsAt) return { found: false, reason: 'expired' };
    return { found: true, desk, until: instant(endsAt) };
  } catch (error) {
    log.error({ code: errorCode(error) }, 'order journal unavailable');
    return { found: false, reason: 'unavailable' };
  }
}
