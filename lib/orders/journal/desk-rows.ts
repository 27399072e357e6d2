import { deskActions, deskStates } from './desk-journal';
import type { DeskEntry, DeskOrder } from './desk-journal';
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
  };
}

export function toEntry(row: SqlRow): DeskEntry[] {
  const action = deskActions.find((each) => each === row.action);
  return action ? [{ at: String(row.at), action, detail: String(row.detail) }] : [];
}
