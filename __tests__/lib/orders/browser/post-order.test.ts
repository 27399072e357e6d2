/** @jest-environment node */
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postOrder } from '@/lib/orders/browser/post-order';
import type { OrderPayload } from '@/lib/orders/form/payload';

const payload: OrderPayload = {
  name: 'Ana Codreanu',
  phone: '0723000000',
  delivery_address: 'Strada Viorilor 3',
  invoice_address: '',
  payment: 1,
  delivery: 1,
  marketing: false,
  purchaseitem_set: [{ item: 2, quantity: 1 }],
};
const consents = { terms: '2026-11-21' };
const order = { payload, consents, key: 'c0ffee00-0000-4000-8000-000000000000', locale: 'en' as const };

type Received = {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
};

let server: Server | undefined;
let received: Received | undefined;

/** A shop on a real socket; the browser's relative address is resolved against it. */
async function shop(answer: RequestListener) {
  const listening = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received = { method: request.method, url: request.url, headers: request.headers, body };
      answer(request, response);
    });
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const realFetch = globalThis.fetch;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((path, init) => realFetch(new URL(String(path), origin), init));
}

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
  received = undefined;
});

describe('postOrder', () => {
  it('posts exactly the payload, with the key in a header and the language in the query', async () => {
    await shop((_, response) =>
      response.writeHead(201).end('{"reference":"ARM-7","total":3300,"slip":"/en/comanda/0a"}'),
    );
    expect(await postOrder(order)).toEqual({
      ...{ status: 'accepted', reference: 'ARM-7', totalMinor: 3300, slip: '/en/comanda/0a' },
    });
    expect(received).toMatchObject({
      method: 'POST',
      url: '/api/shop/purchase/?locale=en',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': order.key,
        'order-consents': 'terms=2026-11-21',
      },
    });
    expect(JSON.parse(received?.body ?? '')).toEqual(payload);
  });

  it('takes an empty 204 for an acceptance', async () => {
    await shop((_, response) => response.writeHead(204).end());
    expect(await postOrder(order)).toEqual({ status: 'accepted' });
  });

  it('reads a refusal', async () => {
    await shop((_, response) => response.writeHead(409).end('{"error":"sold_out","items":[2]}'));
    expect(await postOrder(order)).toEqual({ status: 'refused', reason: 'sold-out', items: [2] });
  });

  it('is uncertain when the server fails with a page instead of JSON', async () => {
    await shop((_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
    expect(await postOrder(order)).toEqual({ status: 'uncertain', reason: 'server' });
  });

  it('is uncertain when the connection breaks', async () => {
    await shop((request) => request.socket.destroy());
    expect(await postOrder(order)).toEqual({ status: 'uncertain', reason: 'network' });
  });

  it('is uncertain when no answer comes in time', async () => {
    await shop(() => undefined);
    expect(await postOrder(order, 50)).toEqual({ status: 'uncertain', reason: 'timeout' });
  });
});
