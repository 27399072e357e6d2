/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeOrderJournal, orderJournal } from '@/lib/orders/journal';
import type { OrderJournal, OrderState } from '@/lib/orders/journal/order-journal';
import { deliver } from '@/lib/orders/server/delivery';
import { log } from '@/lib/server/log';
import { newOrder } from '../support/orders';
import { ShopApi } from '../support/shop-api';

const mockEnvironment = { dataDir: '', apiUrl: '', apiTimeoutMs: 2_000, shopApiIdempotent: false };
jest.mock('@/lib/server/env', () => ({ env: () => mockEnvironment }));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));
jest.setTimeout(60_000);

const orders = 20;
let api: ShopApi;
let journal: OrderJournal;
beforeAll(async () => {
  api = await new ShopApi().start();
  mockEnvironment.apiUrl = api.url;
  mockEnvironment.dataDir = mkdtempSync(path.join(tmpdir(), 'orders-'));
  journal = await orderJournal();
});
afterAll(async () => {
  await closeOrderJournal();
  await api.stop();
  rmSync(mockEnvironment.dataDir, { recursive: true });
});

type Respond = (response: ServerResponse) => unknown;
const answer =
  (status: number, type?: string, body = ''): Respond =>
  (response) =>
    response.writeHead(status, type === undefined ? {} : { 'content-type': type }).end(body);
const json = (status: number, body: unknown = {}) => answer(status, 'application/json', JSON.stringify(body));
const html = (status: number) => answer(status, 'text/html', '<!doctype html><title>Sign in</title>');

const answers: [what: string, respond: Respond, state: OrderState, loud: boolean][] = [
  ['200 with JSON', json(200), 'sent', false],
  ['201 with JSON', json(201), 'sent', false],
  ['204', answer(204), 'sent', false],
  ['200 with a page', html(200), 'uncertain', true],
  ['200 with words', answer(200, 'text/plain', 'OK'), 'uncertain', true],
  ['302', answer(302), 'uncertain', true],
  ['400 that names no field', json(400, { detail: 'Malformed' }), 'uncertain', true],
  ['400 that names a field', json(400, { phone: ['Enter a valid phone.'] }), 'rejected', false],
  ['401', json(401, { detail: 'No credentials.' }), 'accepted', true],
  ['403', html(403), 'accepted', true],
  ['404', html(404), 'accepted', true],
  ['405', answer(405), 'accepted', true],
  ['408', answer(408), 'uncertain', false],
  ['409', json(409), 'rejected', false],
  ['410', json(410), 'rejected', false],
  ['422', json(422), 'rejected', false],
  ['429', json(429), 'accepted', false],
  ['500', html(500), 'uncertain', false],
  ['503', html(503), 'uncertain', false],
  ['a closed connection', (response) => response.destroy(), 'uncertain', false],
];

it.each(answers)(
  '%s: twenty orders are each asked for once and kept as %3$s',
  async (_, respond, state, loud) => {
    api.respond = respond;
    const asked = api.received.length;
    jest.mocked(log.error).mockClear();
    const references = [];
    for (let order = 0; order < orders; order += 1)
      references.push(
        (await journal.add(newOrder({ deliverAfter: '2020-01-01T00:00:00.000Z' }))).order.reference,
      );
    await Promise.all(references.map(deliver));
    const states = await Promise.all(
      references.map(async (reference) => (await journal.find(reference))?.state),
    );
    expect(states).toEqual(Array<OrderState>(orders).fill(state));
    expect(api.received.length - asked).toBe(orders);
    expect(jest.mocked(log.error)).toHaveBeenCalledTimes(loud ? orders : 0);
  },
);
