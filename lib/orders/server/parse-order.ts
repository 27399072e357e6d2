import { ValidationError } from 'yup';
import { maxQuantity } from '@/lib/shop/cart/cart';
import { fieldProblems, orderLimits, orderPayload, payloadFields, cleanPayload } from '../form/payload';
import type { FieldProblem, FieldProblems, PayloadLine, OrderPayload } from '../form/payload';

export type ParsedOrder =
  | { ok: true; payload: OrderPayload }
  | { ok: false; reason: 'malformed' }
  | { ok: false; reason: 'invalid'; fields: FieldProblems };

/**
 * Reads a request body. Types are strict ("1" is not a payment), unknown fields are dropped, lines of the same
 * product are merged. Never throws for any JSON value; `fields` has the first problem of each field.
 */
export function parseOrder(body: unknown): ParsedOrder {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { ok: false, reason: 'malformed' };
  const own = new Map<string, unknown>(Object.entries(body));
  const given = Object.fromEntries(payloadFields.map((name) => [name, own.get(name)]));
  try {
    const values = orderPayload.validateSync(given, { strict: true, abortEarly: false });
    const payload = cleanPayload(values, values.purchaseitem_set);
    const wrong = linesProblem(payload.purchaseitem_set);
    return wrong
      ? { ok: false, reason: 'invalid', fields: { purchaseitem_set: wrong } }
      : { ok: true, payload };
  } catch (error) {
    if (error instanceof ValidationError)
      return { ok: false, reason: 'invalid', fields: problemsByField(error) };
    throw error;
  }
}

function linesProblem(lines: readonly PayloadLine[]): FieldProblem | undefined {
  if (lines.some(({ quantity }) => quantity > maxQuantity)) return 'quantity';
  return lines.length > orderLimits.lines ? 'too_many' : undefined;
}

function problemsByField(error: ValidationError): FieldProblems {
  const found: FieldProblems = {};
  for (const { path = '', message } of error.inner) {
    const name = payloadFields.find((field) => path === field || path.startsWith(`${field}[`));
    if (name) found[name] ??= fieldProblems.find((key) => key === message) ?? 'invalid';
  }
  return found;
}
