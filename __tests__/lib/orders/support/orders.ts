import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { OrderPayload } from '@/lib/orders/form/payload';
import { newReference, newSlipKey } from '@/lib/orders/server/reference';
import type { NewOrder } from '@/lib/orders/journal/order-journal';

/** A body that is valid in every field. */
export function validBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Ștefania Țurcanu-Îndrei',
    phone: '0700 000 010',
    delivery_address: 'Strada Solfegiului nr. 7, București',
    invoice_address: '',
    payment: 1,
    delivery: 1,
    marketing: false,
    purchaseitem_set: [{ item: 1, quantity: 2 }],
    ...changes,
  };
}

export const validPayload = (changes: Partial<OrderPayload> = {}): OrderPayload => ({
  ...(validBody({ phone: '0700000010' }) as OrderPayload),
  ...changes,
});

/** Nearly valid bodies: each field is either valid or any JSON value. */
export const nearlyOrders = fc
  .record(
    Object.fromEntries(
      Object.entries(validBody()).map(([name, good]) => [
        name,
        fc.oneof({ weight: 5, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: fc.jsonValue() }),
      ]),
    ),
    { requiredKeys: [] },
  )
  .map((body): unknown => body);

/** An order as it enters the journal, with its own reference and key. */
export function newOrder(changes: Partial<NewOrder> = {}): NewOrder {
  const { purchaseitem_set, ...visitor } = validPayload();
  return {
    reference: newReference(),
    idempotencyKey: randomUUID(),
    fingerprint: 'fingerprint',
    createdAt: '2026-11-21T10:00:00.000Z',
    locale: 'ro',
    lines: purchaseitem_set.map((line) => ({ ...line, title: 'Colinde', priceMinor: 3300 })),
    totalMinor: 6600,
    visitor,
    deliverAfter: undefined,
    termsVersion: '2026-11-21',
    marketingVersion: undefined,
    slipKey: newSlipKey(),
    ...changes,
  };
}
