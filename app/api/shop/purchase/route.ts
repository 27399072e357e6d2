import { randomUUID } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { defaultLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { consentsHeader, readConsents } from '@/lib/orders/form/consents';
import { admitVisitor } from '@/lib/orders/server/admission';
import type { Admission } from '@/lib/orders/server/admission';
import { orderContext } from '@/lib/orders/server/order-context';
import type { Held } from '@/lib/orders/server/limits';
import { placeOrder } from '@/lib/orders/server/place-order';
import type { PlacedOrder } from '@/lib/orders/server/place-order';
import { readIdempotencyKey, readJson } from '@/lib/orders/server/read-request';
import type { JsonBody } from '@/lib/orders/server/read-request';
import { answer } from '@/lib/server/answer';
import { readLocale } from '@/lib/server/read-locale';
import { privateHref } from '@/lib/routing/private';

export const dynamic = 'force-dynamic';

type Refused = Extract<Admission | PlacedOrder | JsonBody, { ok: false }>;
type Reason = Refused['reason'] | 'bad_idempotency_key' | 'method_not_allowed';

const statuses: Record<Reason, number> = {
  malformed: 400,
  invalid: 400,
  unknown_product: 400,
  bad_idempotency_key: 400,
  cross_site: 403,
  method_not_allowed: 405,
  sold_out: 409,
  too_large: 413,
  unsupported_type: 415,
  rejected: 422,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  crowded: 503,
  unavailable: 503,
};
const journalRetrySeconds = 10;

function refuse(reason: Reason, details: object = {}, headers: Record<string, string> = {}): Response {
  return answer(statuses[reason], { error: reason, ...details }, headers);
}

function hold({ reason, retryAfterSeconds }: Held): Response {
  return refuse(reason, {}, { 'retry-after': String(retryAfterSeconds) });
}

function accept(placed: Extract<PlacedOrder, { ok: true }>, locale: Locale): Response {
  const { reference, totalMinor: total, slipKey: key, replayed } = placed;
  const slip = key && privateHref(locale, 'slip', { key });
  return answer(201, { reference, total, slip }, replayed ? { 'idempotent-replayed': 'true' } : {});
}

function respond(placed: PlacedOrder, locale: Locale): Response {
  if (placed.ok) return accept(placed, locale);
  if ('retryAfterSeconds' in placed) return hold(placed);
  if (placed.reason === 'unavailable') {
    return refuse(placed.reason, {}, { 'retry-after': String(journalRetrySeconds) });
  }
  const { reason, ...details } = placed;
  return refuse(reason, { ...details, ok: undefined });
}

/**
 * Takes an order (product §7; architecture, "Orders"): 201 `{reference, total, slip}`, `total` in minor units, `slip` the
 * path of the order's own page.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const { headers } = request;
  const admission = admitVisitor(headers);
  if (!admission.ok) return 'retryAfterSeconds' in admission ? hold(admission) : refuse(admission.reason);
  const key = readIdempotencyKey(headers.get('idempotency-key'));
  if (key === undefined) return refuse('bad_idempotency_key');
  const body = await readJson(request);
  if (!body.ok) return refuse(body.reason);

  const locale = readLocale(request) ?? defaultLocale;
  const placed = await placeOrder(orderContext(admission.admitOrder), {
    body: body.value,
    locale,
    idempotencyKey: key ?? randomUUID(),
    consents: readConsents(headers.get(consentsHeader)),
  });
  return respond(placed, locale);
}

function methodNotAllowed(): Response {
  return refuse('method_not_allowed', {}, { allow: 'POST' });
}

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as HEAD,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
};
