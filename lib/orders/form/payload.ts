import { array, boolean, mixed, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { maxQuantity } from '@/lib/shop/cart/cart';
import type { CartItem } from '@/lib/shop/cart/cart';
import { normalisePhone } from './phone';
import { cleanLine, cleanLines, isBlank } from './text';

/**
 * The order (product §3 payload, product §5 rules, product §9 codes), for the form and for the server. Pure:
 * the browser loads this file. Every message is a FieldProblem, to be translated where it is shown.
 */
export const orderLimits = { name: 200, address: 500, lines: 24 } as const;

/** 1 cash on delivery (at the headquarters when picked up), 2 wire transfer. */
export const payments = [1, 2] as const;
/** 1 courier, 3 personal pickup; 2, the Post, is not offered (reading 48). */
export const deliveries = [1, 3] as const;
export type Payment = (typeof payments)[number];
export type Delivery = (typeof deliveries)[number];

/** What can be wrong with a field. `preorder` comes from the catalogue, `refused` from the shop's API. */
export const fieldProblems = [
  'required',
  'too_long',
  'phone',
  'choice',
  'invalid',
  'empty',
  'quantity',
  'too_many',
  'agreement',
  'preorder',
  'refused',
] as const;
export type FieldProblem = (typeof fieldProblems)[number];
const problem = (key: FieldProblem): FieldProblem => key;

const text = (max: number, clean: (input: string) => string) =>
  string()
    .typeError(problem('invalid'))
    .test('length', problem('too_long'), (value) => clean(value ?? '').length <= max);
const requiredText = (max: number, clean: (input: string) => string) =>
  text(max, clean)
    .required(problem('required'))
    .test('filled', problem('required'), (value) => !isBlank(value));
const choice = <Code extends number>(codes: readonly Code[]) =>
  number<Code>().typeError(problem('choice')).required(problem('required')).oneOf(codes, problem('choice'));
const whole = (key: FieldProblem) =>
  number().typeError(problem(key)).required(problem(key)).integer(problem(key));

const fields = {
  name: requiredText(orderLimits.name, cleanLine),
  phone: string()
    .typeError(problem('phone'))
    .required(problem('required'))
    .test('filled', problem('required'), (value) => value.trim() !== '')
    .test('phone', problem('phone'), (value) => value.trim() === '' || normalisePhone(value) !== undefined),
  delivery_address: requiredText(orderLimits.address, cleanLines),
  /** Empty means the same as the delivery address (reading 47). */
  invoice_address: text(orderLimits.address, cleanLines).nullable(),
  payment: choice(payments),
  delivery: choice(deliveries),
  marketing: boolean().typeError(problem('invalid')),
};

const line = object({
  item: whole('invalid').min(1, problem('invalid')),
  quantity: whole('quantity').min(1, problem('quantity')).max(maxQuantity, problem('quantity')),
})
  .typeError(problem('invalid'))
  .required(problem('invalid'));

/** What the form asks for: the payload's own field names, and the agreement, which is not sent (reading 50). */
export const orderForm = object({
  ...fields,
  agreed: mixed().test(
    'agreement',
    problem('agreement'),
    (value) => value === true || (Array.isArray(value) && value.length > 0),
  ),
});
export type OrderFormValues = InferType<typeof orderForm>;

export const orderPayload = object({
  ...fields,
  purchaseitem_set: array(line)
    .typeError(problem('invalid'))
    .required(problem('empty'))
    .min(1, problem('empty')),
});

export type PayloadLine = { item: number; quantity: number };

/** The body of the POST, exactly (product §3). */
export type OrderPayload = {
  name: string;
  phone: string;
  delivery_address: string;
  invoice_address: string;
  payment: Payment;
  delivery: Delivery;
  marketing: boolean;
  purchaseitem_set: PayloadLine[];
};

export type PayloadField = keyof OrderPayload;
export const payloadFields = Object.keys(orderPayload.fields) as readonly PayloadField[];
export type FieldProblems = Partial<Record<PayloadField, FieldProblem>>;

type VisitorValues = Omit<OrderFormValues, 'agreed'>;

/**
 * Joins checked form values and the cart into what is sent. Here, and nowhere else, the site's `id` of a product
 * becomes the payload's `item`, which it stays in the journal and on the way to the shop's API.
 */
export function toPayload(values: VisitorValues, items: readonly CartItem[]): OrderPayload {
  return cleanPayload(
    values,
    items.map(({ id, quantity }) => ({ item: id, quantity })),
  );
}

/** Checked values in the form they are kept in: clean text, digits, `""` for no invoice address, merged lines. */
export function cleanPayload(values: VisitorValues, lines: readonly PayloadLine[]): OrderPayload {
  return {
    name: cleanLine(values.name),
    phone: normalisePhone(values.phone) ?? '',
    delivery_address: cleanLines(values.delivery_address),
    invoice_address: cleanLines(values.invoice_address ?? ''),
    payment: values.payment,
    delivery: values.delivery,
    marketing: values.marketing ?? false,
    purchaseitem_set: mergeLines(lines),
  };
}

/** One line per product, lowest id first: the same product twice is one line with the quantities added. */
export function mergeLines(lines: readonly PayloadLine[]): PayloadLine[] {
  const quantities = new Map<number, number>();
  for (const { item, quantity } of lines) quantities.set(item, (quantities.get(item) ?? 0) + quantity);
  return [...quantities].map(([item, quantity]) => ({ item, quantity })).sort((a, b) => a.item - b.item);
}
