import { randomUUID } from 'node:crypto';
import { deskViews } from './desk-journal';
import type { DeskChange, DeskColumns, DeskJournal, DeskView } from './desk-journal';
import { toDeskOrder, toEntry } from './desk-rows';
import { viewOrder, viewStatement } from './desk-views';
import { eraseBeside, setErased } from './erased';
import type { SqlValue } from './order-rows';
import type { Statement, Upgradable } from './upgrade';

/** Written only when the change before it, in the same transaction, has found its order. */
const logChange = `INSERT INTO desk_log (entry, order_reference, at, action, detail)
  SELECT desk_change, reference, ?, ?, ? FROM orders WHERE reference = ? AND desk_change = ?`;
const page = `SELECT * FROM orders WHERE created_at < ? OR (created_at = ? AND reference > ?)
  ORDER BY created_at DESC, reference LIMIT ?`;
const endOfTime = '9999';

const columns = {
  deskState: 'desk_state',
  callAfter: 'call_after',
  trackingNumber: 'tracking_number',
  paidAt: 'paid_at',
} as const satisfies Record<keyof DeskColumns, string>;

/** What a change sets, with the values. */
function assignments(change: DeskChange, now: string): [string, SqlValue[]] {
  const set: string[] = [];
  const values: SqlValue[] = [];
  for (const [name, column] of Object.entries(columns)) {
    const value = new Map<string, SqlValue | undefined>(Object.entries(change.columns)).get(name);
    if (value === undefined) continue;
    set.push(`${column} = ?`);
    values.push(value);
  }
  // The retention of cancelled orders counts from here.
  if (change.columns.deskState === 'cancelled') {
    set.push('changed_at = ?');
    values.push(now);
  }
  if (change.resolve) {
    set.push('state = ?', 'deliver_after = ?', 'changed_at = ?');
    values.push(change.resolve, change.resolve === 'accepted' ? now : null, now);
  }
  if (change.erase) {
    set.push(setErased);
    values.push(now);
  }
  return [set.map((each) => `${each}, `).join(''), values];
}

/** The statements of one change: all of them or none find their order as the desk has seen it. */
function changeStatements(reference: string, version: number, change: DeskChange, now: string): Statement[] {
  const entry = randomUUID();
  const [set, values] = assignments(change, now);
  // Nothing that changes the way of an order while it is on its way; the decision on an uncertain one is taken once.
  const guard = `${change.resolve ? `AND state = 'uncertain'` : ''} ${change.erase ? `AND state <> 'sending'` : ''}`;
  return [
    {
      sql: `UPDATE orders SET ${set} desk_version = desk_version + 1, desk_change = ?
        WHERE reference = ? AND desk_version = ? AND erased_at IS NULL ${guard} RETURNING *`,
      values: [...values, entry, reference, version],
    },
    { sql: logChange, values: [now, change.action, change.detail, reference, entry] },
    ...(change.erase ? eraseBeside.map((sql) => ({ sql, values: [reference] })) : []),
  ];
}

/** The desk's lists, changes and log over any database that has the tables. */
export function sqlDesk({
  read,
  transact,
}: Upgradable): Pick<
  DeskJournal,
  'deskOrder' | 'deskView' | 'deskCounts' | 'deskPage' | 'changeAtDesk' | 'deskLog'
> {
  const count = async (view: DeskView, now: string): Promise<number> => {
    const { sql, values } = viewStatement(view, 'COUNT(*) AS orders', now);
    const [row] = await read(sql, values);
    return Number(row?.orders);
  };
  return {
    async deskOrder(reference) {
      const [row] = await read('SELECT * FROM orders WHERE reference = ?', [reference]);
      return row && toDeskOrder(row);
    },
    async deskView(view, now, limit) {
      const { sql, values } = viewStatement(view, '*', now, viewOrder(view));
      return (await read(sql, [...values, limit])).map(toDeskOrder);
    },
    async deskCounts(now) {
      const counted = { calls: 0, later: 0, uncertain: 0, refused: 0, to_post: 0, unpaid: 0 };
      for (const view of deskViews) counted[view] = await count(view, now);
      return counted;
    },
    async deskPage(limit, { createdAt, reference } = { createdAt: endOfTime, reference: '' }) {
      return (await read(page, [createdAt, createdAt, reference, limit])).map(toDeskOrder);
    },
    async changeAtDesk(reference, version, change, now) {
      const [changed = []] = await transact(changeStatements(reference, version, change, now));
      return changed[0] && toDeskOrder(changed[0]);
    },
    async deskLog(reference) {
      const sql = 'SELECT * FROM desk_log WHERE order_reference = ? ORDER BY at, entry';
      return (await read(sql, [reference])).flatMap(toEntry);
    },
  };
}
