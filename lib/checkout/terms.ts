import type { Delivery, Payment } from '../orders/payload';

/** What the rules of delivery and payment ask of a line; `price` is in minor units. */
export type TermsLine = { readonly price: number; readonly preorder?: boolean | undefined };

/**
 * Who pays the courier (readings 42 and 45): nobody when the order is picked up; the price when anything in the order
 * is paid for; the recipient, on delivery, when everything in it is free.
 */
export type Shipping = 'pickup' | 'included' | 'on-delivery';

export function shippingOf(lines: readonly TermsLine[], delivery: Delivery): Shipping {
  if (delivery === 3) return 'pickup';
  return lines.every(({ price }) => price === 0) ? 'on-delivery' : 'included';
}

/** Pre-orders are payable by wire transfer only (specification §9, reading 44): one such line decides for all. */
export function lockedPayment(lines: readonly TermsLine[]): Payment | undefined {
  return lines.some(({ preorder }) => preorder) ? 2 : undefined;
}
