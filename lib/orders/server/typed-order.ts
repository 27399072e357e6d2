import { randomUUID } from 'node:crypto';
import { defaultLocale } from '@/lib/i18n/locales';
import { maxQuantity } from '@/lib/shop/cart/cart';
import { orderedProduct } from '@/lib/routing/private';
import { productById } from '@/lib/shop/products';
import { asVersion } from '../form/consents';
import type { Consents } from '../form/consents';
import { dueMinor, priceLines } from '../form/pricing';
import { lockedPayment } from '../form/terms';
import { deliveries, payments } from '../form/payload';
import type { Delivery, Payment } from '../form/payload';
import { readIdempotencyKey } from './read-request';

/** A line as typed: the quantity is whatever stands in its field. */
type TypedLine = { item: number; quantity: string };

/** The order form without scripts, as its visitor left it. */
export type TypedOrder = {
  /** The Idempotency-Key, which the form carries from one try to the next. */
  key: string;
  lines: TypedLine[];
  texts: Record<TypedText, string>;
  delivery: Delivery;
  payment: Payment;
  agreed: boolean;
  marketing: boolean;
  /** The versions of the texts beside the boxes, whether ticked or not. */
  shown: Consents;
  /** What was to be paid when the form was shown, in minor units. */
  shownDue: string;
};

export const typedTexts = ['name', 'phone', 'delivery_address', 'invoice_address'] as const;
export type TypedText = (typeof typedTexts)[number];

const quantityField = /^quantity-([1-9]\d{0,5})$/;
export const quantityName = (item: number) => `quantity-${item}`;

export const newTypedOrder = (lines: TypedLine[]): TypedOrder => ({
  ...{ key: randomUUID(), lines },
  texts: { name: '', phone: '', delivery_address: '', invoice_address: '' },
  ...{ delivery: 1, payment: 1, agreed: false, marketing: false, shown: {}, shownDue: '' },
});

/** The products that an address asks for: `?produs=5&produs=7`; the same one twice is two of it. */
export function readAsked(query: URLSearchParams): TypedOrder {
  const counts = new Map<number, number>();
  for (const id of query.getAll(orderedProduct).map(Number).filter(Number.isSafeInteger))
    counts.set(id, Math.min(maxQuantity, (counts.get(id) ?? 0) + 1));
  return newTypedOrder([...counts].map(([item, count]) => ({ item, quantity: String(count) })));
}

/** The form's fields as it sends them. Whatever is not in it is as in a new form; lines of nothing are left out. */
export function readTyped(fields: URLSearchParams): TypedOrder {
  const text = (name: string) => fields.get(name) ?? '';
  const lines = new Map<number, string>();
  for (const [name, value] of fields) {
    const item = Number(quantityField.exec(name)?.[1]);
    if (item > 0 && !['', '0'].includes(value.trim())) lines.set(item, value.trim());
  }
  const added = Number(text('add'));
  if (added > 0 && !lines.has(added)) lines.set(added, '1');
  return {
    key: readIdempotencyKey(fields.get('key')) ?? randomUUID(),
    lines: [...lines].map(([item, quantity]) => ({ item, quantity })),
    texts: {
      name: text('name'),
      phone: text('phone'),
      delivery_address: text('delivery_address'),
      invoice_address: text('invoice_address'),
    },
    delivery: deliveries.find((code) => String(code) === text('delivery')) ?? 1,
    payment: payments.find((code) => String(code) === text('payment')) ?? 1,
    agreed: fields.has('agreed'),
    marketing: fields.has('marketing'),
    shown: { terms: asVersion(fields.get('terms')), marketing: asVersion(fields.get('calls')) },
    shownDue: text('due'),
  };
}

/** A quantity as a number; NaN, which no rule lets pass, for anything but digits. */
const count = (typed: string) => (/^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN);

export const isQuantity = (typed: string): boolean => count(typed) >= 1 && count(typed) <= maxQuantity;

/** The order that was typed, as the endpoint for programs would get it. */
export function toBody(typed: TypedOrder): Record<string, unknown> {
  const { texts, delivery, marketing, lines } = typed;
  return {
    ...{ ...texts, delivery, payment: paymentOf(typed), marketing },
    purchaseitem_set: lines.map(({ item, quantity }) => ({ item, quantity: count(quantity) })),
  };
}

const products = ({ lines }: TypedOrder) => lines.flatMap(({ item }) => productById(item) ?? []);

/** A pre-order decides the payment, whatever was chosen (reading 44). */
export const lockedPaymentOf = (typed: TypedOrder): Payment | undefined => lockedPayment(products(typed));
export const paymentOf = (typed: TypedOrder): Payment => lockedPaymentOf(typed) ?? typed.payment;

/** What the lines with a quantity cost, and what is to be paid in all, in minor units. */
export function sumsOf({ lines, delivery }: TypedOrder): { totalMinor: number; dueMinor: number } {
  const counted = lines.filter(({ quantity }) => isQuantity(quantity));
  const body = counted.map(({ item, quantity }) => ({ item, quantity: count(quantity) }));
  const priced = priceLines(body, productById, defaultLocale);
  const totalMinor = priced.ok ? priced.totalMinor : 0;
  return { totalMinor, dueMinor: counted.length > 0 ? dueMinor(totalMinor, delivery) : 0 };
}
