import type { Delivery, Payment } from './payload';
import { shippingOnDelivery } from './pricing';

/**
 * Who pays the courier (readings 42 and 45): nobody when the order is picked up; the price when anything in the order
 * is paid for; the recipient, on delivery, when everything in it is free. `amount` is in minor units.
 */
export type Shipping = { kind: 'pickup' | 'included' } | { kind: 'on-delivery'; amount: number };

/** `total` is Σ price × quantity in minor units. */
export function shippingOf(total: number, delivery: Delivery): Shipping {
  if (delivery === 3) return { kind: 'pickup' };
  const amount = shippingOnDelivery(total, delivery);
  return amount === 0 ? { kind: 'included' } : { kind: 'on-delivery', amount };
}

/**
 * Pre-orders are payable by wire transfer only (product §9, reading 44), and one such line decides for the whole
 * order.
 */
export function lockedPayment(lines: readonly { readonly preorder: boolean }[]): Payment | undefined {
  return lines.some(({ preorder }) => preorder) ? 2 : undefined;
}
