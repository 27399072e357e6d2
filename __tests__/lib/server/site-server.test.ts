/** @jest-environment node */
import type { Server } from 'node:http';
import { createSiteServer } from '@/lib/server/site-server';
import { ask, listen, speak } from '../../support/http';

let server: Server;
afterEach(() => server.close());

async function site() {
  server = createSiteServer({ handle: (_, response) => response.end(), report: () => undefined }, 280);
  return listen(server);
}

it('every answer carries the strict headers', async () => {
  expect((await ask(await site(), '/ro')).headers).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});

it.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['a body', 'POST /api/shop/purchase/ HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{'],
])('a client that is too slow with %s is closed', async (_, beginning) => {
  const started = Date.now();
  await speak(await site(), beginning);
  expect(Date.now() - started).toBeLessThan(1_000);
});

it('a WebSocket handshake is a request like any other: the framework never gets the connection', async () => {
  const upgrade = 'GET /ro HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n';
  expect(await speak(await site(), upgrade)).toMatch(/^HTTP\/1\.1 200 /);
});
