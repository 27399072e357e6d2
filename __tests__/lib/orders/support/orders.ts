import fc from 'fast-check';
import type { OrderPayload } from '@/lib/orders/payload';

/** A body that is right in every field. */
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

/** Bodies that are nearly right: each field is either good or any JSON value. */
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
