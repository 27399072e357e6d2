import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { deskActions, deskStates } from './desk-journal';
import type { DeskEntry, DeskOrder, Withdrawal } from './desk-journal';
import { toOrder } from './order-rows';
import type { SqlRow } from './order-rows';

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

export function toDeskOrder(row: SqlRow): DeskOrder {
  return {
    order: toOrder(row),
    deskState: deskStates.find((state) => state === row.desk_state) ?? 'to_call',
    version: Number(row.desk_version),
    callAfter: text(row.call_after),
    trackingNumber: text(row.tracking_number),
    paidAt: text(row.paid_at),
    slipKey: text(row.slip_key),
  };
}

export function toEntry(row: SqlRow): DeskEntry[] {
  const action = deskActions.find((each) => each === row.action);
  return action ? [{ at: String(row.at), action, detail: String(row.detail) }] : [];
}

type Line = Withdrawal['lines'][number];

function linesOf(json: string): Line[] {
  const lines: unknown = JSON.parse(json);
  if (!Array.isArray(lines)) return [];
  return lines.map((line: Record<string, unknown>) => ({
    quantity: Number(line.quantity),
    title: text(line.title) ?? `#${String(line.item)}`,
  }));
}

export function toWithdrawal(row: SqlRow): Withdrawal {
  const locale = text(row.locale);
  return {
    reference: String(row.reference),
    orderReference: String(row.order_reference),
    receivedAt: String(row.received_at),
    locale: isLocale(locale) ? locale : defaultLocale,
    lines: linesOf(String(row.lines)),
    reason: String(row.reason),
    receiptKey: String(row.receipt_key),
    handledAt: text(row.handled_at),
  };
}
