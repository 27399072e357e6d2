import { orderStates } from './order-journal';
import type { OrderCounts, OrderJournal, StoredOrder } from './order-journal';
import { insertArguments, toOrder } from './order-rows';
import type { SqlRow, SqlValue } from './order-rows';
import { eraseBeside, setErased } from './erased';
import { insertColumns } from './schema';
import { sqlDesk } from './sql-desk';
import { sqlDeskWork } from './sql-desk-work';
import { dropOrphans, sqlWithdrawals } from './sql-withdrawals';
import type { Upgradable } from './upgrade';

/** What an adapter provides. */
export type SqlDatabase = Upgradable & { kind: OrderJournal['kind']; close(): Promise<void> };

const insert = `INSERT INTO orders (${insertColumns.join(', ')})
  VALUES (${insertColumns.map(() => '?').join(', ')})
  ON CONFLICT (idempotency_key) DO NOTHING RETURNING *`;
const claim = `UPDATE orders SET state = 'sending', attempts = attempts + 1, changed_at = ?
  WHERE reference = ? AND state = 'accepted' AND desk_state <> 'cancelled' AND erased_at IS NULL RETURNING *`;
const settle = `UPDATE orders SET state = ?, deliver_after = ?, remote_status = ?, remote_answer = ?, changed_at = ?
  WHERE reference = ? AND state = 'sending' RETURNING *`;
const due = `SELECT reference FROM orders
  WHERE state = 'accepted' AND deliver_after <= ? AND desk_state <> 'cancelled' AND erased_at IS NULL ORDER BY deliver_after LIMIT ?`;
const abandon = `UPDATE orders SET state = ?, deliver_after = ?, changed_at = ?
  WHERE state = 'sending' AND changed_at < ? RETURNING reference`;
const resolve = `UPDATE orders SET state = ?, deliver_after = ?, changed_at = ?
  WHERE reference = ? AND state <> 'sending' AND erased_at IS NULL RETURNING *`;
const purge = `DELETE FROM orders WHERE created_at < ?
  AND (state IN ('sent', 'rejected') OR (state = 'accepted' AND (deliver_after IS NULL OR desk_state = 'cancelled' OR erased_at IS NOT NULL)))
  RETURNING reference`;
const expire = `DELETE FROM orders WHERE state <> 'sending' AND (created_at < ? OR (changed_at < ?
  AND (state = 'rejected' OR desk_state = 'cancelled')
  AND NOT EXISTS (SELECT 1 FROM withdrawals WHERE order_reference = orders.reference)))
  RETURNING reference`;
const dropLog = `DELETE FROM desk_log WHERE order_reference <> ''
  AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.reference = desk_log.order_reference)`;
const erase = `UPDATE orders SET ${setErased}
  WHERE reference = ? AND state <> 'sending' RETURNING reference`;
const everyOrder = Number.MAX_SAFE_INTEGER;

/** The journal's statements over any SqlDatabase that has the table. */
export function sqlJournal(database: SqlDatabase): OrderJournal {
  const { kind, read, transact, close } = database;
  const write = async (sql: string, values: readonly SqlValue[]): Promise<SqlRow[]> => {
    const [rows = []] = await transact([{ sql, values }]);
    return rows;
  };
  const one = ([row]: SqlRow[]): StoredOrder | undefined => row && toOrder(row);
  const findByKey: OrderJournal['findByKey'] = async (key) =>
    one(await read('SELECT * FROM orders WHERE idempotency_key = ?', [key]));

  return {
    ...sqlWithdrawals(database),
    ...sqlDesk(database),
    ...sqlDeskWork(database),
    ...removal(database),
    kind,
    close,
    findByKey,
    findBySlip: async (slipKey) => one(await read('SELECT * FROM orders WHERE slip_key = ?', [slipKey])),
    async add(order) {
      const added = one(await write(insert, insertArguments(order)));
      if (added) return { added: true, order: added };
      const earlier = await findByKey(order.idempotencyKey);
      if (!earlier) throw new Error('The order with this key was deleted meanwhile');
      return { added: false, order: earlier };
    },
    find: async (reference) => one(await read('SELECT * FROM orders WHERE reference = ?', [reference])),
    claim: async (reference, now) => one(await write(claim, [now, reference])),
    async settle(reference, { state, deliverAfter, remoteStatus, remoteAnswer }, now) {
      const values = [
        state,
        deliverAfter ?? null,
        remoteStatus ?? null,
        remoteAnswer ?? null,
        now,
        reference,
      ];
      return one(await write(settle, values));
    },
    due: async (now, limit) => (await read(due, [now, limit])).map(({ reference }) => String(reference)),
    abandon: async (before, { state, deliverAfter }, now) =>
      (await write(abandon, [state, deliverAfter ?? null, now, before])).length,
    async list({ state, limit = everyOrder }) {
      const sql = `SELECT * FROM orders ${state ? 'WHERE state = ?' : ''} ORDER BY created_at DESC, reference LIMIT ?`;
      return (await read(sql, state ? [state, limit] : [limit])).map(toOrder);
    },
    async counts() {
      const rows = await read('SELECT state, COUNT(*) AS orders FROM orders GROUP BY state', []);
      const counted = new Map(rows.map(({ state, orders }) => [state, Number(orders)]));
      return Object.fromEntries(orderStates.map((state) => [state, counted.get(state) ?? 0])) as OrderCounts;
    },
    resolve: async (reference, state, now) =>
      one(await write(resolve, [state, state === 'accepted' ? now : null, now, reference])),
  };
}

/** Deletes orders with what belongs to them, and people from orders. */
function removal({ transact }: SqlDatabase): Pick<OrderJournal, 'purge' | 'expire' | 'erase'> {
  const remove = async (sql: string, values: readonly SqlValue[]): Promise<number> => {
    const [rows = []] = await transact([{ sql, values }, { sql: dropOrphans }, { sql: dropLog }]);
    return rows.length;
  };
  return {
    purge: (before) => remove(purge, [before]),
    expire: ({ orders, refused }) => remove(expire, [orders, refused]),
    async erase(reference, now) {
      const beside = eraseBeside.map((sql) => ({ sql, values: [reference] }));
      const [erased = []] = await transact([{ sql: erase, values: [now, reference] }, ...beside]);
      return erased.length > 0;
    },
  };
}
