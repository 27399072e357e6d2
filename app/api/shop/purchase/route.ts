import { randomUUID } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { env } from '@/lib/server/env';
import { defaultLocale } from '@/lib/i18n/locales';
import { orderContext } from '@/lib/orders/server/order-context';
import { createOrderLimits } from '@/lib/orders/server/limits';
import type { Held } from '@/lib/orders/server/limits';
import { placeOrder } from '@/lib/orders/server/place-order';
import type { PlacedOrder } from '@/lib/orders/server/place-order';
import { clientAddress } from '@/lib/orders/server/client-address';
import { isOwnPage } from '@/lib/orders/server/is-own-page';
import { readIdempotencyKey, readJson } from '@/lib/orders/server/read-request';
import type { JsonBody } from '@/lib/orders/server/read-request';
import { answer } from '@/lib/server/answer';
import { log } from '@/lib/server/log';
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
  too_large: 413,
  unsupported_type: 415,
  rejected: 422,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  crowded: 503,
  unavailable: 503,
};
const journalRetrySeconds = 10;

const limits = createOrderLimits();

function refuse(reason: Reason, details: object = {}, headers: Record<string, string> = {}): Response {
  return answer(statuses[reason], { error: reason, ...details }, headers);
}

function hold({ reason, retryAfterSeconds }: Held): Response {
  return refuse(reason, {}, { 'retry-after': String(retryAfterSeconds) });
}

let proxySeen = false;

function noteProxy() {
  if (proxySeen) return;
  proxySeen = true;
  log.warn(
    'a proxy passes visitors on (X-Forwarded-For), but TRUST_PROXY is not set: orders are not limited by address',
  );
}

function respond(placed: PlacedOrder): Response {
  if (placed.ok) {
    const { reference, totalMinor, replayed } = placed;
    return answer(201, { reference, total: totalMinor }, replayed ? { 'idempotent-replayed': 'true' } : {});
  }
  if ('retryAfterSeconds' in placed) return hold(placed);
  if (placed.reason === 'unavailable') {
    return refuse(placed.reason, {}, { 'retry-after': String(journalRetrySeconds) });
  }
  const { reason, ...details } = placed;
  return refuse(reason, { ...details, ok: undefined });
}

/** Takes an order (product §7; architecture, "Orders"): 201 `{reference, total}`, `total` in minor units. */
export async function POST(request: NextRequest): Promise<Response> {
  const { headers } = request;
  const { siteUrl, trustProxy } = env();
  if (!isOwnPage(headers, siteUrl)) return refuse('cross_site');
  const client = clientAddress(headers, trustProxy);
  if (client === undefined) noteProxy();
  const wait = limits.request(client);
  if (wait !== undefined) return hold({ reason: 'too_many_requests', retryAfterSeconds: wait });
  const key = readIdempotencyKey(headers);
  if (key === undefined) return refuse('bad_idempotency_key');
  const body = await readJson(request);
  if (!body.ok) return refuse(body.reason);

  const context = orderContext(() => limits.order(client));
  return respond(
    await placeOrder(context, {
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
