import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { ordersOf } from './support/journal';
import { inStock, product, soldOut } from './support/samples';
import { nameFor, orderBody } from './support/shop';
import { expect, http as test } from './support/test';

const path = '/api/shop/purchase/?locale=ro';
const unknown = [9_998, 9_999] as const;
const line = (item: unknown, quantity: unknown = 1) => [{ item, quantity }];

async function post(request: APIRequestContext, data: unknown, headers: Record<string, string> = {}) {
  const response = await request.post(path, {
    data: typeof data === 'string' ? Buffer.from(data) : data,
    headers: { 'content-type': 'application/json', ...headers },
  });
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json',
  });
  return {
    status: response.status(),
    headers: response.headers(),
    answer: (await response.json()) as unknown,
  };
}

const invalid = (fields: Record<string, string>) => ({ error: 'invalid', fields });
const long = 'ă'.repeat(501);

const refusals: Record<string, [changes: Record<string, unknown>, status: number, answer: unknown]> = {
  'empty texts': [
    { phone: ' ', delivery_address: '' },
    400,
    invalid({ phone: 'required', delivery_address: 'required' }),
  ],
  'a telephone of letters': [{ phone: 'zece zerouri' }, 400, invalid({ phone: 'phone' })],
  'texts of another type': [
    { phone: 7, delivery_address: ['x'], marketing: 'poate' },
    400,
    invalid({ phone: 'phone', delivery_address: 'invalid', marketing: 'invalid' }),
  ],
  'texts too long': [
    { delivery_address: long, invoice_address: long },
    400,
    invalid({ delivery_address: 'too_long', invoice_address: 'too_long' }),
  ],
  'the Post, which is not offered': [{ delivery: 2 }, 400, invalid({ delivery: 'choice' })],
  'codes that do not exist': [
    { payment: 3, delivery: '1' },
    400,
    invalid({ payment: 'choice', delivery: 'choice' }),
  ],
  'no codes': [
    { payment: null, delivery: undefined },
    400,
    invalid({ payment: 'required', delivery: 'required' }),
  ],
  'no lines': [{ purchaseitem_set: [] }, 400, invalid({ purchaseitem_set: 'empty' })],
  'lines of another type': [{ purchaseitem_set: { item: 1 } }, 400, invalid({ purchaseitem_set: 'invalid' })],
  'a quantity of none': [
    { purchaseitem_set: line(inStock.first, 0) },
    400,
    invalid({ purchaseitem_set: 'quantity' }),
  ],
  'half a piece': [
    { purchaseitem_set: line(inStock.first, 1.5) },
    400,
    invalid({ purchaseitem_set: 'quantity' }),
  ],
  'a hundred pieces': [
    { purchaseitem_set: line(inStock.first, 100) },
    400,
    invalid({ purchaseitem_set: 'quantity' }),
  ],
  'products that do not exist': [
    { purchaseitem_set: [...line(unknown[0]), ...line(inStock.first), ...line(unknown[1])] },
    400,
    { error: 'unknown_product', items: unknown },
  ],
  'a product that is sold out': [
    { purchaseitem_set: line(soldOut) },
    409,
    { error: 'sold_out', items: [soldOut] },
  ],
};

for (const [what, [changes, status, answer]] of Object.entries(refusals)) {
  test(`${what}: ${status}, a stable code, nothing stored`, async ({ request }, info) => {
    const name = nameFor(info);
    const response = await post(request, orderBody(name, changes), { 'idempotency-key': randomUUID() });
    expect([response.status, response.answer]).toEqual([status, answer]);
    expect(await ordersOf(name)).toEqual([]);
  });
}

test('a request that is no order is refused before anything is read into it', async ({ request }, info) => {
  const name = nameFor(info);
  const whole = orderBody(name);
  for (const [data, headers, status, error] of [
    ['{"name":', {}, 400, 'malformed'],
    ['', {}, 400, 'malformed'],
    ['[]', {}, 400, 'malformed'],
    ['null', {}, 400, 'malformed'],
    [JSON.stringify(orderBody('a'.repeat(17_000))), {}, 413, 'too_large'],
    [JSON.stringify(whole), { 'content-type': 'text/plain' }, 415, 'unsupported_type'],
    [JSON.stringify(whole), { 'idempotency-key': 'scurt' }, 400, 'bad_idempotency_key'],
    [JSON.stringify(whole), { 'sec-fetch-site': 'cross-site' }, 403, 'cross_site'],
  ] as const) {
    const response = await post(request, data, headers);
    expect([response.status, response.answer]).toEqual([status, { error }]);
  }
  expect(await ordersOf(name)).toEqual([]);
});

test('a price in the request is not read: the total is the catalogue’s', async ({ request }, info) => {
  const name = nameFor(info);
  const total = 2 * product(inStock.first).priceMinor;
  const lines = [{ item: inStock.first, quantity: 2, price: 0.01 }];
  const { status, answer } = await post(request, orderBody(name, { purchaseitem_set: lines, total: 1 }));
  expect([status, answer]).toMatchObject([201, { total }]);
  expect(await ordersOf(name)).toMatchObject([{ total_minor: total }]);
});

test('the same key twice, one after the other or at once, is one order with one reference', async ({
  request,
}, info) => {
  const name = nameFor(info);
  const headers = { 'idempotency-key': randomUUID() };
  const first = await post(request, orderBody(name), headers);
  const others = await Promise.all(Array.from({ length: 5 }, () => post(request, orderBody(name), headers)));
  expect(first.status).toBe(201);
  for (const other of others) {
    expect([other.status, other.answer]).toEqual([201, first.answer]);
    expect(other.headers['idempotent-replayed']).toBe('true');
  }
  const { reference } = first.answer as { reference: string };
  expect(await ordersOf(name)).toMatchObject([{ reference }]);

  const changed = await post(request, orderBody(name, { phone: '0700 000 099' }), headers);
  expect([changed.status, changed.answer]).toEqual([422, { error: 'idempotency_mismatch' }]);
  expect(await ordersOf(name)).toHaveLength(1);

  const once = { 'idempotency-key': randomUUID() };
  const race = await Promise.all(Array.from({ length: 5 }, () => post(request, orderBody(name), once)));
  expect(new Set(race.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
  expect(await ordersOf(name)).toHaveLength(2);
});

test('only POST is allowed', async ({ request }) => {
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await request.fetch(path, { method });
    expect([response.status(), response.headers()['allow']], method).toEqual([405, 'POST']);
  }
});
