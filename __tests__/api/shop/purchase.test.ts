/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NextRequest } from 'next/server';
import * as route from '@/app/api/shop/purchase/route';
import { site } from '@/content/site';
import { log } from '@/lib/server/log';
import { closeOrderJournal, orderJournal } from '@/lib/orders/journal';
import { socketAddressHeader } from '@/lib/server/client-address';
import type { TrustProxy } from '@/lib/server/trust-proxy';
import { validBody } from '../../lib/orders/support/orders';
import { ShopApi } from '../../lib/orders/support/shop-api';

const mockEnvironment = {
  dataDir: '',
  databaseUrl: undefined as string | undefined,
  apiUrl: undefined as string | undefined,
  apiTimeoutMs: 2_000,
  shopApiIdempotent: false,
  siteUrl: 'https://choir.example',
  trustProxy: { hops: 1 } as TrustProxy | undefined,
};
jest.mock('@/lib/server/env', () => ({ env: () => mockEnvironment }));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

// Hundreds of requests, each with a durable write, on a busy machine.
jest.setTimeout(30_000);

let client = 0;
beforeEach(() => {
  client += 1;
  mockEnvironment.dataDir = mkdtempSync(path.join(tmpdir(), 'orders-'));
});
afterEach(async () => {
  await closeOrderJournal();
  rmSync(mockEnvironment.dataDir, { recursive: true });
  Object.assign(mockEnvironment, { apiUrl: undefined, databaseUrl: undefined });
});

type Options = { headers?: Record<string, string>; query?: string };
async function post(body: unknown, { headers = {}, query = '?locale=ro' }: Options = {}) {
  const response = await route.POST(
    new NextRequest(`http://localhost/api/shop/purchase/${query}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', [socketAddressHeader]: `192.0.2.${client}`, ...headers },
    }),
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toBe('application/json');
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}
const stored = async () => (await orderJournal()).list({});
const keyed = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } });

const prefix = site.productSlug.slice(0, 2).toUpperCase();
const reference = new RegExp(`^${prefix}-[2-9A-Z]{4}-[2-9A-Z]{4}$`);

describe('POST /api/shop/purchase/', () => {
  it('answers 201 with the reference and the total in minor units', async () => {
    const { status, body } = await post(validBody(), keyed());
    expect(status).toBe(201);
    const slip = expect.stringMatching(/^\/ro\/comanda\/[0-9a-f]{32}$/) as unknown;
    expect(body).toEqual({ reference: expect.stringMatching(reference), total: 6600, slip });
    expect(await stored()).toMatchObject([{ reference: body.reference, state: 'accepted', locale: 'ro' }]);
  });

  it.each([
    ['?locale=en', 'en'],
    ['?locale=de', 'ro'],
    ['', 'ro'],
  ])('keeps the order’s language for "%s": %s', async (query, locale) => {
    await post(validBody(), { query });
    expect(await stored()).toMatchObject([{ locale }]);
  });

  it('takes the same body again for another order when there is no key', async () => {
    await post(validBody());
    await post(validBody());
    expect(await stored()).toHaveLength(2);
  });

  it('gives a repetition the same status and body, and marks it', async () => {
    const options = keyed();
    const first = await post(validBody(), options);
    const again = await post(validBody(), options);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
  });

  it('refuses the same key for another order, and tells nothing of the first', async () => {
    const options = keyed();
    await post(validBody(), options);
    const other = await post(validBody({ name: 'Altcineva' }), options);
    expect([other.status, other.body]).toEqual([422, { error: 'idempotency_mismatch' }]);
  });

  it.each([
    ['malformed JSON', '{"name":', {}, 400, { error: 'malformed' }],
    ['a list', [], {}, 400, { error: 'malformed' }],
    [
      'bad fields',
      validBody({ name: '', phone: 'x' }),
      {},
      400,
      { error: 'invalid', fields: { name: 'required', phone: 'phone' } },
    ],
    [
      'no lines',
      validBody({ purchaseitem_set: [] }),
      {},
      400,
      { error: 'invalid', fields: { purchaseitem_set: 'empty' } },
    ],
    [
      'an unknown product',
      validBody({ purchaseitem_set: [{ item: 14, quantity: 1 }] }),
      {},
      400,
      { error: 'unknown_product', items: [14] },
    ],
    [
      'a sold-out product',
      validBody({ purchaseitem_set: [{ item: 22, quantity: 1 }] }),
      {},
      409,
      { error: 'sold_out', items: [22] },
    ],
    ['a bad key', validBody(), { 'idempotency-key': 'short' }, 400, { error: 'bad_idempotency_key' }],
    ['another type', validBody(), { 'content-type': 'text/plain' }, 415, { error: 'unsupported_type' }],
    ['a huge body', validBody({ name: 'a'.repeat(20_000) }), {}, 413, { error: 'too_large' }],
    ['another site', validBody(), { 'sec-fetch-site': 'cross-site' }, 403, { error: 'cross_site' }],
    ['a foreign origin', validBody(), { origin: 'https://evil.example' }, 403, { error: 'cross_site' }],
    ['a page without origin', validBody(), { origin: 'null' }, 403, { error: 'cross_site' }],
  ])('refuses %s and stores nothing', async (_, body, headers, status, answer) => {
    const response = await post(body, { headers });
    expect([response.status, response.body]).toEqual([status, answer]);
    expect(await stored()).toEqual([]);
  });

  it('says when to come back while the journal cannot be used', async () => {
    mockEnvironment.databaseUrl = 'file:/dev/null/orders.db';
    const { status, headers, body } = await post(validBody());
    expect([status, body, headers.get('retry-after')]).toEqual([503, { error: 'unavailable' }, '10']);
    expect(JSON.stringify(jest.mocked(log.error).mock.calls)).not.toMatch(/Ștefania|0700000010|Solfegiului/);
  });

  it('holds a flood of orders back, but neither repetitions nor other clients', async () => {
    const first = keyed();
    await post(validBody(), first);
    for (let order = 1; order < 60; order += 1) expect((await post(validBody(), keyed())).status).toBe(201);
    const { status, headers, body } = await post(validBody(), keyed());
    expect([status, body]).toEqual([429, { error: 'too_many_requests' }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post(validBody(), first)).status).toBe(201);
    client += 1;
    expect((await post(validBody(), keyed())).status).toBe(201);
  });

  it('holds a flood of any requests back', async () => {
    for (let request = 0; request < 300; request += 1) expect((await post('{')).status).toBe(400);
    expect((await post('{')).status).toBe(429);
  });

  it('refuses nobody for an address behind a proxy that nobody declared, and warns once', async () => {
    mockEnvironment.trustProxy = undefined;
    for (let visitor = 0; visitor < 90; visitor += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${visitor}`, [socketAddressHeader]: '10.0.0.1' };
      expect((await post(validBody(), { headers })).status).toBe(201);
    }
    mockEnvironment.trustProxy = { hops: 1 };
    expect(jest.mocked(log.warn).mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY')]]);
  });

  it('refuses only who floods, behind two declared proxies', async () => {
    mockEnvironment.trustProxy = { hops: 2 };
    const from = (visitor: string) => ({ headers: { 'x-forwarded-for': `${visitor}, 203.0.113.9` } });
    for (let order = 0; order < 60; order += 1)
      expect((await post(validBody(), from('198.51.100.200'))).status).toBe(201);
    expect((await post(validBody(), from('198.51.100.200'))).status).toBe(429);
    expect((await post(validBody(), from('198.51.100.201'))).status).toBe(201);
    mockEnvironment.trustProxy = { hops: 1 };
  });

  it('logs the reference and nothing personal', async () => {
    const { body } = await post(validBody());
    const logged = JSON.stringify(jest.mocked(log.info).mock.calls);
    expect(logged).toContain(body.reference);
    expect(logged).not.toMatch(/Ștefania|0700000010|Solfegiului/);
  });
});

describe('with the shop’s API behind it', () => {
  let api: ShopApi;
  beforeEach(async () => {
    api = await new ShopApi().start();
    mockEnvironment.apiUrl = api.url;
  });
  afterEach(() => api.stop());

  it('answers with its own reference once the API took the order', async () => {
    const { status, body } = await post(validBody(), keyed());
    expect([status, body.total]).toEqual([201, 6600]);
    expect(await stored()).toMatchObject([{ reference: body.reference, state: 'sent' }]);
  });

  it.each([
    [422, { phone: ['not valid'] }, 422, { error: 'rejected', fields: { phone: 'phone' } }],
    [400, { purchaseitem_set: [{}] }, 422, { error: 'rejected', fields: { purchaseitem_set: 'refused' } }],
    [410, { items: [1] }, 409, { error: 'sold_out', items: [1] }],
  ])('passes the API’s %d on', async (remote, answer, status, body) => {
    api.respond = (response) => response.writeHead(remote).end(JSON.stringify(answer));
    const response = await post(validBody(), keyed());
    expect([response.status, response.body]).toEqual([status, body]);
    expect(await stored()).toMatchObject([{ state: 'rejected' }]);
  });

  const page = '<!doctype html><title>Sign in</title>';
  it.each([
    [401, '{"detail":"No credentials."}', 'accepted'],
    [403, '{"detail":"Forbidden."}', 'accepted'],
    [404, page, 'accepted'],
    [405, '', 'accepted'],
    [400, '{"detail":"Bad request."}', 'uncertain'],
    [302, '', 'uncertain'],
    [200, page, 'uncertain'],
    [200, 'OK', 'uncertain'],
  ])(
    'takes the order when the host is the wrong one (%d %s), and says so loudly',
    async (remote, body, state) => {
      api.respond = (response) => response.writeHead(remote, { 'content-type': 'text/html' }).end(body);
      const { status, body: answer } = await post(validBody(), keyed());
      expect([status, answer.total]).toEqual([201, 6600]);
      expect(await stored()).toMatchObject([{ state, remoteStatus: remote, attempts: 1 }]);
      expect(jest.mocked(log.error).mock.calls).toEqual([
        [{ reference: answer.reference, status: remote }, expect.stringContaining('API_URL')],
      ]);
    },
  );

  it('takes the order although the API is down', async () => {
    await api.stop();
    expect((await post(validBody(), keyed())).status).toBe(201);
    expect(await stored()).toMatchObject([{ state: 'accepted', attempts: 1, remoteAnswer: 'ECONNREFUSED' }]);
    await api.start();
  });
});

describe('other methods', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s is told to use POST',
    async (method) => {
      const response = route[method]();
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );
});
