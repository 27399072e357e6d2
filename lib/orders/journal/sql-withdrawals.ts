import type { Locale } from '@/lib/i18n/locales';
import type { PricedLine } from '../form/pricing';
import type { SqlRow } from './order-rows';
import type { Upgradable } from './upgrade';
import type { Withdrawal, WithdrawalJournal } from './withdrawal';

const columns = [
  'reference',
  'order_reference',
  'received_at',
  'locale',
  'lines',
  'reason',
  'receipt_key',
] as const;
const insert = `INSERT INTO withdrawals (${columns.join(', ')})
  SELECT ${columns.map(() => 'CAST(? AS TEXT)').join(', ')}
  WHERE EXISTS (SELECT 1 FROM orders WHERE reference = ? AND erased_at IS NULL)
  ON CONFLICT DO NOTHING RETURNING *`;
const handle = `UPDATE withdrawals SET handled_at = ? WHERE reference = ? AND handled_at IS NULL RETURNING reference`;
/** Written once: a second person's waits for the first one's, and finds it there. */
const logHandled = `INSERT INTO desk_log (entry, order_reference, at, action, detail)
  SELECT 'withdrawal ' || reference, order_reference, ?, 'withdrawal_handled', reference FROM withdrawals
  WHERE reference = ? AND handled_at IS NULL ON CONFLICT (entry) DO NOTHING`;

/** After orders have been deleted. */
export const dropOrphans = `DELETE FROM withdrawals
  WHERE NOT EXISTS (SELECT 1 FROM orders WHERE orders.reference = withdrawals.order_reference)`;

const text = (row: SqlRow, column: string) => String(row[column] ?? '');

function toWithdrawal(row: SqlRow): Withdrawal {
  return {
    reference: text(row, 'reference'),
    orderReference: text(row, 'order_reference'),
    receivedAt: text(row, 'received_at'),
    locale: text(row, 'locale') as Locale,
    lines: JSON.parse(text(row, 'lines')) as PricedLine[],
    reason: text(row, 'reason'),
    receiptKey: text(row, 'receipt_key'),
    handledAt: text(row, 'handled_at') || undefined,
  };
}

/** The statements about withdrawals over any database that has the tables. */
export function sqlWithdrawals({ read, transact }: Upgradable): WithdrawalJournal {
  const found = async (condition: string, ...values: string[]) =>
    (await read(`SELECT * FROM withdrawals WHERE ${condition} ORDER BY received_at, reference`, values)).map(
      toWithdrawal,
    );
  const findWithdrawal: WithdrawalJournal['findWithdrawal'] = async (key) =>
    (await found('receipt_key = ?', key))[0];

  return {
    async withdraw({ reference, orderReference, receivedAt, locale, lines, reason, receiptKey }) {
      const values = [
        reference,
        orderReference,
        receivedAt,
        locale,
        JSON.stringify(lines),
        reason,
        receiptKey,
      ];
      const [rows = []] = await transact([{ sql: insert, values: [...values, orderReference] }]);
      if (rows[0]) return { added: true, withdrawal: toWithdrawal(rows[0]) };
      const earlier = await findWithdrawal(receiptKey);
      return earlier?.orderReference === orderReference ? { added: false, withdrawal: earlier } : undefined;
    },
    findWithdrawal,
    withdrawalsOf: (orderReference) => found('order_reference = ?', orderReference),
    openWithdrawals: () => found('handled_at IS NULL'),
    async handleWithdrawal(reference, now) {
      const [, rows = []] = await transact([
        { sql: logHandled, values: [now, reference] },
        { sql: handle, values: [now, reference] },
      ]);
      return rows.length > 0;
    },
  };
}
