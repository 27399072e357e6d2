import { randomUUID } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { env } from '@/lib/server/env';
import { defaultLocale } from '@/lib/i18n/locales';
import { orderDesk } from '@/lib/orders/server/order-context';
import { createOrderLimits } from '@/lib/orders/server/limits';
import { placeOrder } from '@/lib/orders/server/place-order';
import type { PlacedOrder } from '@/lib/orders/server/place-order';
import { clientAddress, readIdempotencyKey, readJson } from '@/lib/orders/server/request';
import type { JsonBody } from '@/lib/orders/server/request';
import { answer } from '@/lib/server/answer';
import { readLocale } from '@/lib/server/read-locale';

export const dynamic = 'force-dynamic';

type Refused = Extract<PlacedOrder | JsonBody, { ok: false }>;
type Reason = Refused['reason'] | 'cross_site' | 'bad_idempotency_key' | 'method_not_allowed';

const statuses: Record<Reason, number> = {
  malformed: 400,
  invalid: 400,
  unknown_product: 400,
  bad_idempotency_key: 400,
  cross_site: 403,
  method_not_allowed: 405,
  sold_out: 409,
  idempotency_mismatch: 409,
  too_large: 413,
  unsupported_type: 415,
  rejected: 422,
  too_many_requests: 429,
  unavailable: 503,
};
const journalRetrySeconds = 10;

const limits = createOrderLimits();

function refuse(reason: Reason, details: object = {}, headers: Record<string, string> = {}): Response {
  return answer(statuses[reason], { error: reason, ...details }, headers);
}

function tooMany(seconds: number): Response {
  return refuse('too_many_requests', {}, { 'retry-after': String(seconds) });
}

function respond(placed: PlacedOrder): Response {
  if (placed.ok) {
    const { reference, total, replayed } = placed;
    return answer(201, { reference, total }, replayed ? { 'idempotent-replayed': 'true' } : {});
  }
  if (placed.reason === 'too_many_requests') return tooMany(placed.retryAfterSeconds);
  if (placed.reason === 'unavailable') {
    return refuse(placed.reason, {}, { 'retry-after': String(journalRetrySeconds) });
  }
  const { reason, ...details } = placed;
  return refuse(reason, { ...details, ok: undefined });
}

/** Takes an order (product §7; architecture, "Orders"): 201 `{reference, total}`, `total` in minor units. */
export async function POST(request: NextRequest): Promise<Response> {
  const { headers } = request;
  if (headers.get('sec-fetch-site') === 'cross-site') return refuse('cross_site');
  const client = clientAddress(headers, env().trustProxy);
  const wait = await limits.request(client);
  if (wait !== undefined) return tooMany(wait);
  const key = readIdempotencyKey(headers);
  if (key === undefined) return refuse('bad_idempotency_key');
  const body = await readJson(request);
  if (!body.ok) return refuse(body.reason);

  const desk = orderDesk(() => limits.order(client));
  return respond(
    await placeOrder(desk, {
      body: body.value,
      locale: readLocale(request) ?? defaultLocale,
      idempotencyKey: key ?? randomUUID(),
    }),
  );
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
