import type { DeskView } from './desk-journal';

type View = {
  where: string;
  order: string;
  /** Whether `where` has a `?` for the present. */
  timed: boolean;
};

const called = `desk_state = 'to_call' AND state <> 'rejected'`;

const views: Record<DeskView, View> = {
  calls: { where: `${called} AND (call_after IS NULL OR call_after <= ?)`, order: 'created_at', timed: true },
  later: { where: `${called} AND call_after > ?`, order: 'call_after', timed: true },
  uncertain: { where: `state = 'uncertain'`, order: 'created_at', timed: false },
  refused: { where: `state = 'rejected' AND desk_state = 'to_call'`, order: 'created_at', timed: false },
  to_post: { where: `desk_state = 'confirmed'`, order: 'created_at', timed: false },
  unpaid: {
    where: `desk_state = 'posted' AND paid_at IS NULL AND total_minor > 0`,
    order: 'created_at',
    timed: false,
  },
};

/** The statement of a list, with its values; `what` is what it selects. An erased order needs nothing from anybody. */
export function viewStatement(view: DeskView, what: string, now: string, rest = '') {
  const { where, timed } = views[view];
  return {
    sql: `SELECT ${what} FROM orders WHERE erased_at IS NULL AND ${where} ${rest}`,
    values: timed ? [now] : [],
  };
}

export const viewOrder = (view: DeskView) => `ORDER BY ${views[view].order}, reference LIMIT ?`;
