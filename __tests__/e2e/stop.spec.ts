import { cpSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { ask, listen, speak } from '../support/http';
import { ordersOf } from './support/journal';
import { nameFor, orderBody } from './support/shop';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** An API that takes every order, but says so only after a while. */
function slowShop(milliseconds: number): Server {
  return createServer((request, response) => {
    request.resume();
    setTimeout(() => response.writeHead(201, { 'content-type': 'application/json' }).end('{}'), milliseconds);
  });
}

test('an order that is being delivered when the server is told to stop is delivered, and recorded', async () => {
  const shop = slowShop(5_000);
  const site = await serve({
    API_URL: `http://127.0.0.1:${await listen(shop)}/api`,
    API_TIMEOUT_MS: '20000',
  });
  const name = nameFor(test.info());
  const response = await fetch(`${site.url}/api/shop/purchase/?locale=ro`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderBody(name)),
  });
  expect(response.status).toBe(201);
  expect(await site.stop()).toBe(0);
  expect(await ordersOf(name, site.dataDir)).toMatchObject([{ state: 'sent' }]);
  shop.close();
});

test('clients that hang in the body do not keep the server from stopping', async () => {
  const site = await serve();
  const port = Number(new URL(site.url).port);
  const order = 'POST /api/shop/purchase/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const hanging = Array.from({ length: 3 }, () => speak(port, `${order}Content-Length: 1000\r\n\r\n{`));
  await wait(300);
  const started = Date.now();
  expect(await site.stop()).toBe(0);
  expect(Date.now() - started).toBeLessThan(6_000);
  await Promise.all(hanging);
});

/** The same site in a folder with an .env of its own. */
function copyWith(environment: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-env-'));
  cpSync('scripts', path.join(folder, 'scripts'), { recursive: true });
  for (const name of readdirSync('.'))
    if (name !== 'scripts' && !name.startsWith('.env'))
      symlinkSync(path.resolve(name), path.join(folder, name));
  const lines = Object.entries(environment).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(path.join(folder, '.env'), lines.join(''));
  return folder;
}

test('.env is read before anything looks at the environment', async () => {
  const probe = createServer();
  const port = await listen(probe);
  probe.close();
  const folder = copyWith({
    PORT: String(port),
    SITE_URL: 'https://choir.example',
    DATA_DIR: '.data-of-its-own',
  });
  const environment = { ...process.env, PORT: undefined, SITE_URL: undefined, DATA_DIR: undefined };
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: environment,
    stdio: 'ignore',
  });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  await expect
    .poll(() => ask(port, '/api/health/live').then(({ status }) => status, String), { timeout: 60_000 })
    .toBe(200);
  const { headers } = await ask(port, '/ro');
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  server.kill('SIGTERM');
  expect(await exited).toBe(0);
});
