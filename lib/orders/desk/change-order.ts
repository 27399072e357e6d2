import type { DeskEntry, DeskOrder } from '../journal/desk-journal';
import { instant } from '../journal/order-journal';
import type { OrderJournal } from '../journal/order-journal';
import { planChange } from './change';
import type { Asked } from './change';

/** conflict: somebody changed the order since it was shown; `since` is what they did, nothing when it was no person. */
export type Changed =
  | { ok: true; current: DeskOrder }
  | { ok: false; reason: 'missing' | 'tracking' | 'again' | 'unknown' }
  | { ok: false; reason: 'conflict'; since: DeskEntry[] };

/** Handling a withdrawal changes nothing of the order, and its version stays. */
const raisesVersion = ({ action }: DeskEntry) => action !== 'withdrawal_handled';

async function conflict(journal: OrderJournal, current: DeskOrder, seen: number): Promise<Changed> {
  const changes = (await journal.deskLog(current.order.reference)).filter(raisesVersion);
  const missed = Math.max(0, current.version - (Number.isSafeInteger(seen) ? seen : current.version));
  return { ok: false, reason: 'conflict', since: missed === 0 ? [] : changes.slice(-missed) };
}

/** Does something with an order that was seen at a version, and logs it; never over what somebody else has done. */
export async function changeOrder(
  journal: OrderJournal,
  reference: string,
  seen: number,
  asked: Asked,
  now: number,
): Promise<Changed> {
  const current = await journal.deskOrder(reference);
  if (!current) return { ok: false, reason: 'missing' };
  if (current.version !== seen) return conflict(journal, current, seen);
  const planned = planChange(current, asked, now);
  if (!planned.ok)
    return planned.reason === 'not_now'
      ? conflict(journal, current, seen)
      : { ok: false, reason: planned.reason };
  const changed = await journal.changeAtDesk(reference, seen, planned.change, instant(now));
  if (changed) return { ok: true, current: changed };
  return conflict(journal, (await journal.deskOrder(reference)) ?? current, seen);
}
