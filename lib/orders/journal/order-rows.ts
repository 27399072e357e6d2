import type { Locale } from '@/lib/i18n/locales';
import type { Delivery, Payment } from '../form/payload';
import type { PricedLine } from '../form/pricing';
import type { NewOrder, OrderState, StoredOrder } from './order-journal';
import { insertColumns } from './schema';

export type SqlValue = string | number | null;
export type SqlRow = Record<string, unknown>;

/** Values of a new order's columns. */
export function insertArguments(order: NewOrder): SqlValue[] {
  const { visitor } = order;
  const values: Record<(typeof insertColumns)[number], SqlValue> = {
    reference: order.reference,
    idempotency_key: order.idempotencyKey,
    fingerprint: order.fingerprint,
    created_at: order.createdAt,
    changed_at: order.createdAt,
    locale: order.locale,
    lines: JSON.stringify(order.lines),
    total_minor: order.totalMinor,
    name: visitor.name,
    phone: visitor.phone,
    delivery_address: visitor.delivery_address,
    invoice_address: visitor.invoice_address,
    payment: visitor.payment,
    delivery: visitor.delivery,
    marketing: visitor.marketing ? 1 : 0,
    state: 'accepted',
    deliver_after: order.deliverAfter ?? null,
    terms_version: order.termsVersion ?? null,
    marketing_version: order.marketingVersion ?? null,
    slip_key: order.slipKey ?? null,
  };
  return insertColumns.map((column) => values[column]);
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const required = (row: SqlRow, column: string) => text(row[column]) ?? '';

/** A row of the table, which only this module writes, as an order. */
export function toOrder(row: SqlRow): StoredOrder {
  return {
    reference: required(row, 'reference'),
    idempotencyKey: required(row, 'idempotency_key'),
    fingerprint: required(row, 'fingerprint'),
    createdAt: required(row, 'created_at'),
    changedAt: required(row, 'changed_at'),
    locale: required(row, 'locale') as Locale,
    lines: JSON.parse(required(row, 'lines')) as PricedLine[],
    totalMinor: Number(row.total_minor),
    visitor: {
      name: required(row, 'name'),
      phone: required(row, 'phone'),
      delivery_address: required(row, 'delivery_address'),
      invoice_address: required(row, 'invoice_address'),
      payment: Number(row.payment) as Payment,
      delivery: Number(row.delivery) as Delivery,
      marketing: Number(row.marketing) === 1,
    },
    state: required(row, 'state') as OrderState,
    attempts: Number(row.attempts),
    deliverAfter: text(row.deliver_after),
    termsVersion: text(row.terms_version),
    marketingVersion: text(row.marketing_version),
    slipKey: text(row.slip_key),
    remoteStatus: typeof row.remote_status === 'number' ? row.remote_status : undefined,
    remoteAnswer: text(row.remote_answer),
    erasedAt: text(row.erased_at),
  };
}
