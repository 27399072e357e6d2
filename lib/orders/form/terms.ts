import type { Delivery, Payment } from './payload';
import { shippingOnDeliveryMinor } from './pricing';

/**
 * Who pays the courier (readings 42 and 45): nobody when the order is picked up; the price when anything in the order
 * is paid for; the recipient, on delivery, when everything in it is free.
 */
export type Shipping = { kind: 'pickup' | 'included' } | { kind: 'on-delivery'; amountMinor: number };

/** `totalMinor` is Σ price × quantity. */
export function shippingOf(totalMinor: number, delivery: Delivery): Shipping {
  if (delivery === 3) return { kind: 'pickup' };
  const amountMinor = shippingOnDeliveryMinor(totalMinor, delivery);
  return amountMinor === 0 ? { kind: 'included' } : { kind: 'on-delivery', amountMinor };
}

/**
 * Pre-orders are payable by wire transfer only (product §9, reading 44), and one such line decides for the whole
 * order.
 */
export function lockedPayment(lines: readonly { readonly preorder: boolean }[]): Payment | undefined {
  return lines.some(({ preorder }) => preorder) ? 2 : undefined;
}
