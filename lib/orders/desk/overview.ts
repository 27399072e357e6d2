import type { DeskOrder, DeskView } from '../journal/desk-journal';
import { instant } from '../journal/order-journal';
import type { OrderJournal } from '../journal/order-journal';
import type { Withdrawal } from '../journal/withdrawal';

/** Orders of a list on the desk's first page; the rest is counted. */
const shown = 50;

export type Waiting = Record<DeskView, { orders: DeskOrder[]; count: number }>;

/** Everything that waits for somebody. `now` in milliseconds. */
export async function overviewOf(
  journal: OrderJournal,
  now: number,
): Promise<{ waiting: Waiting; withdrawals: Withdrawal[] }> {
  const at = instant(now);
  const counts = await journal.deskCounts(at);
  const list = async (view: DeskView) => ({
    orders: await journal.deskView(view, at, shown),
    count: counts[view],
  });
  const waiting: Waiting = {
    calls: await list('calls'),
    later: await list('later'),
    uncertain: await list('uncertain'),
    refused: await list('refused'),
    to_post: await list('to_post'),
    unpaid: await list('unpaid'),
  };
  return { waiting, withdrawals: await journal.openWithdrawals() };
}
