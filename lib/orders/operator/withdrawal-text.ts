import { calendarDay } from '@/lib/i18n/dates';
import { formatMoney } from '@/lib/i18n/money';
import type { Withdrawal } from '../journal/withdrawal';

function sheet({ reference, receivedAt, lines, reason }: Withdrawal): string {
  const products = lines.map(
    ({ quantity, title, priceMinor }) => `  ${quantity} × ${title}, ${formatMoney(priceMinor, 'ro')}`,
  );
  const why = reason === '' ? [] : [`  Reason: ${reason.replaceAll('\n', ' ')}`];
  return [`${reference}, received ${calendarDay(new Date(receivedAt))}`, ...products, ...why].join('\n');
}

/** Withdrawals that wait for somebody, as the choir's staff read them in a terminal. */
export const withdrawalSheets = (withdrawals: readonly Withdrawal[]): string =>
  withdrawals.map(sheet).join('\n\n') || 'No withdrawal is waiting';
