/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { log } from '@/lib/server/log';
import { deliver, deliverDue, startDelivery, stopDelivery } from '@/lib/orders/server/delivery';
import { closeOrderJournal, journalState, orderJournal } from '@/lib/orders/journal';
import { instant } from '@/lib/orders/journal/order-journal';
import type { NewOrder, OrderJournal } from '@/lib/orders/journal/order-journal';
import { newOrder, validPayload } from '../support/orders';
import { ShopApi } from '../support/shop-api';

const mockEnvironment = {
  dataDir: '',
  databaseUrl: undefined as string | undefined,
  apiUrl: undefined as string | undefined,
  apiTimeoutMs: 2_000,
  shopApiIdempotent: false,
};
jest.mock('@/lib/server/env', () => ({ env: () => mockEnvironment }));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

jest.setTimeout(30_000);

let api: ShopApi;
let journal: OrderJournal;

beforeEach(async () => {
  api = await new ShopApi().start();
  Object.assign(mockEnvironment, {
    apiUrl: api.url,
    apiTimeoutMs: 2_000,
    shopApiIdempotent: false,
    databaseUrl: undefined,
  });
  mockEnvironment.dataDir = mkdtempSync(path.join(tmpdir(), 'orders-'));
  journal = await orderJournal();
});
afterEach(async () => {
  await stopDelivery();
  await closeOrderJournal();
  await api.stop();
  rmSync(mockEnvironment.dataDir, { recursive: true });
});

const longAgo = '2020-01-01T00:00:00.000Z';
const add = async (changes: Partial<NewOrder> = {}) =>
  (await journal.add(newOrder({ deliverAfter: longAgo, ...changes }))).order;
const logged = () =>
  JSON.stringify([log.info, log.warn, log.error].map((each) => jest.mocked(each).mock.calls));

describe('deliver', () => {
  it('posts the payload of product §3 with the visitor’s key and language', async () => {
    const order = await add({ locale: 'en' });
    expect(await deliver(order.reference)).toMatchObject({
      state: 'sent',
      remoteStatus: 201,
      remoteAnswer: '{"reference":"S-1"}',
    });
    const [received] = api.received;
    expect(received?.url).toBe('/api/shop/purchase/?locale=en');
    expect(received?.headers).toMatchObject({
      'idempotency-key': order.idempotencyKey,
      'content-type': 'application/json',
    });
    expect(JSON.parse(received?.body ?? '')).toEqual(validPayload());
  });

  it('sends once, however many ask at the same time', async () => {
    const { reference } = await add();
    const orders = await Promise.all([1, 2, 3].map(() => deliver(reference)));
    expect(orders.map((order) => order?.state)).toEqual(['sent', 'sent', 'sent']);
    await deliver(reference);
    expect(api.received).toHaveLength(1);
  });

  it('leaves alone an order that another process is sending', async () => {
    const { reference } = await add();
    await journal.claim(reference, instant(Date.now()));
    expect(await deliver(reference)).toMatchObject({ state: 'sending' });
    expect(api.received).toHaveLength(0);
  });

  it('does nothing without an API', async () => {
    mockEnvironment.apiUrl = undefined;
    const { reference } = await add();
    expect(await deliver(reference)).toBeUndefined();
    expect(await journal.find(reference)).toMatchObject({ state: 'accepted', attempts: 0 });
  });

  it.each([
    ['keeps silent', () => undefined],
    ['hangs up', (response: { destroy: () => void }) => response.destroy()],
    [
      'breaks',
      (response: { writeHead: (status: number) => { end: () => void } }) => response.writeHead(500).end(),
    ],
  ])('does not send again to an API that %s, unless that is safe', async (_, respond) => {
    mockEnvironment.apiTimeoutMs = 100;
    api.respond = respond as ShopApi['respond'];
    const { reference } = await add();
    expect(await deliver(reference)).toMatchObject({ state: 'uncertain', deliverAfter: undefined });
    await deliverDue();
    expect(api.received).toHaveLength(1);

    mockEnvironment.shopApiIdempotent = true;
    const second = await add();
    const again = await deliver(second.reference);
    expect(again).toMatchObject({ state: 'accepted', attempts: 1 });
    expect(Date.parse(again?.deliverAfter ?? '')).toBeGreaterThan(Date.now());
  });

  it('keeps what a broken-down API never got, and delivers it with the same key when it is back', async () => {
    const { port } = api;
    await api.stop();
    const { reference, idempotencyKey } = await add();
    expect(await deliver(reference)).toMatchObject({ state: 'accepted', remoteAnswer: 'ECONNREFUSED' });
    api = await new ShopApi().start(port);
    await journal.resolve(reference, 'accepted', longAgo);
    await deliverDue();
    expect(await journal.find(reference)).toMatchObject({ state: 'sent', attempts: 2 });
    expect(api.received.map(({ headers }) => headers['idempotency-key'])).toEqual([idempotencyKey]);
  });

  it('writes no personal data to the log', async () => {
    api.respond = (response, request) => {
      response.writeHead(400).end(JSON.stringify({ phone: ['0700000010'], name: request.method }));
    };
    const { reference } = await add();
    await deliver(reference);
    expect(logged()).toContain(reference);
    expect(logged()).not.toMatch(/Ștefania|0700000010|Solfegiului/);
  });
});

describe('the delivery worker', () => {
  it('starts with what is waiting when the process starts', async () => {
    const waiting = await add();
    const book = await add({ deliverAfter: undefined });
    await startDelivery();
    await startDelivery();
    await waitFor(async () => (await journal.find(waiting.reference))?.state === 'sent');
    await stopDelivery();
    expect(await journal.find(book.reference)).toMatchObject({ state: 'accepted', attempts: 0 });
    expect(api.received).toHaveLength(1);
  });

  it.each([
    [false, 'uncertain'],
    [true, 'sent'],
  ])('takes over orders whose process died (sending twice is safe: %s)', async (idempotent, state) => {
    mockEnvironment.shopApiIdempotent = idempotent;
    const dead = await add();
    await journal.claim(dead.reference, longAgo);
    await deliverDue();
    if (idempotent) await deliverDue();
    expect(await journal.find(dead.reference)).toMatchObject({ state });
  });

  it('ends a round at the first order that finds the API unreachable', async () => {
    await api.stop();
    const orders = [await add(), await add(), await add()];
    await deliverDue();
    const attempts = await Promise.all(
      orders.map(async ({ reference }) => (await journal.find(reference))?.attempts),
    );
    expect(attempts.toSorted()).toEqual([0, 0, 1]);
    api = await new ShopApi().start();
  });

  it('survives a journal that cannot be opened, and says so', async () => {
    await closeOrderJournal();
    mockEnvironment.databaseUrl = 'file:/dev/null/orders.db';
    await startDelivery();
    await waitFor(async () => jest.mocked(log.error).mock.calls.length > 0);
    await stopDelivery();
    expect(await journalState()).toEqual({ ok: false, kind: 'sqlite', problem: 'unavailable' });
    mockEnvironment.databaseUrl = undefined;
    expect(await journalState()).toMatchObject({ ok: true, kind: 'sqlite' });
  });
});

describe('journalState', () => {
  it('counts orders by state', async () => {
    await add();
    const orders = { accepted: 1, sending: 0, sent: 0, rejected: 0, uncertain: 0 };
    expect(await journalState()).toEqual({ ok: true, kind: 'sqlite', orders });
  });

  it('names the database that does not answer', async () => {
    await closeOrderJournal();
    mockEnvironment.databaseUrl = 'postgres://127.0.0.1:1/none';
    expect(await journalState()).toEqual({ ok: false, kind: 'postgres', problem: 'unavailable' });
  });
});

async function waitFor(condition: () => Promise<boolean>) {
  const deadline = Date.now() + 20_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
