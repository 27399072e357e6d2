import { randomInt, randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openPostgresJournal } from '../lib/orders/journal/postgres';
import { openSqliteJournal } from '../lib/orders/journal/sqlite';

/*
 * Places orders at the production build while its processes are killed (SIGKILL), and counts what became of them:
 *   npx tsx scripts/kill-orders.mts [--orders 1000] [--kills 25] [--database postgres://…  (two instances)]
 */
const { values: given } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '25' },
    database: { type: 'string' },
  },
});
const [orders, kills] = [Number(given.orders), Number(given.kills)];
const clients = 8;
const dataDir = mkdtempSync(path.join(tmpdir(), 'kill-orders-'));
const databaseUrl = given.database ?? `file:${path.join(dataDir, 'orders.db')}`;

/** How often the shop's API has got each order, by its key. */
const received = new Map<string, number>();
const shop = createServer((request, response) => {
  const key = String(request.headers['idempotency-key']);
  received.set(key, (received.get(key) ?? 0) + 1);
  request.resume();
  setTimeout(() => response.writeHead(201, { 'content-type': 'application/json' }).end('{}'), randomInt(40));
});
await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
const shopPort = (shop.address() as AddressInfo).port;

type Instance = { port: number; process: ChildProcess };

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function launch(port: number): Instance {
  const environment = {
    ...process.env,
    ...{ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TRUST_PROXY: '1' },
    API_URL: `http://127.0.0.1:${shopPort}/api`,
  };
  return {
    port,
    process: spawn(process.execPath, ['scripts/start.mjs'], { env: environment, stdio: 'ignore' }),
  };
}

const isUp = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilUp(port: number) {
  while (!(await isUp(port))) await pause(100);
}

const ports = await Promise.all(Array.from({ length: given.database ? 2 : 1 }, freePort));
const instances = ports.map(launch);
await Promise.all(ports.map(untilUp));

let next = 0;
let repeated = 0;
/** What visitors were told, by key. */
const acknowledged = new Map<string, string>();

async function placeOne(number: number) {
  const key = randomUUID();
  const body = JSON.stringify({
    ...{ name: `Ana ${number}`, phone: '0700000010', delivery_address: 'Str. A 1', invoice_address: '' },
    ...{ payment: 1, delivery: 1, marketing: false, purchaseitem_set: [{ item: 1, quantity: 1 }] },
  });
  // An address each, so that no limit but the ceiling stands in the way.
  const client = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const headers = { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': client };
  for (let attempt = 0; ; attempt += 1) {
    const port = ports[(number + attempt) % ports.length] ?? 0;
    const url = `http://127.0.0.1:${port}/api/shop/purchase/?locale=ro`;
    const response = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
    const answer: unknown = await response?.json().catch(() => undefined);
    if (response?.status === 201 && typeof answer === 'object' && answer !== null && 'reference' in answer) {
      acknowledged.set(key, String(answer.reference));
      return;
    }
    repeated += 1;
    await pause(150);
  }
}

async function client() {
  while (next < orders) await placeOne(next++);
}

let killed = 0;
async function killer() {
  while (killed < kills) {
    // Spread over the orders, wherever each of them happens to be.
    while (acknowledged.size < (killed * orders) / (kills + 1)) await pause(20);
    const index = randomInt(instances.length);
    const victim = instances[index];
    if (!victim) continue;
    const gone = new Promise((resolve) => victim.process.once('exit', resolve));
    victim.process.kill('SIGKILL');
    await gone;
    killed += 1;
    instances[index] = launch(victim.port);
    await untilUp(victim.port);
  }
}

const started = Date.now();
await Promise.all([killer(), ...Array.from({ length: clients }, client)]);
await Promise.all(
  instances.map(({ process: server }) => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    return gone;
  }),
);
shop.close();

const journal = given.database
  ? await openPostgresJournal(databaseUrl, () => undefined)
  : await openSqliteJournal(databaseUrl);
const stored = await journal.list({});
const rows = new Map<string, number>();
for (const { idempotencyKey } of stored) rows.set(idempotencyKey, (rows.get(idempotencyKey) ?? 0) + 1);
const references = new Set(stored.map(({ reference }) => reference));
const figures = {
  ...{ journal: journal.kind, instances: ports.length, orders, kills: killed, repeated },
  seconds: Math.round((Date.now() - started) / 1000),
  acknowledged: acknowledged.size,
  missing: [...acknowledged.values()].filter((reference) => !references.has(reference)).length,
  doubled: [...rows.values()].filter((count) => count > 1).length,
  deliveredTwice: [...received.values()].filter((count) => count > 1).length,
  sentButUnknownToTheShop: stored.filter(
    ({ state, idempotencyKey }) => state === 'sent' && !received.has(idempotencyKey),
  ).length,
  states: await journal.counts(),
};
await journal.close();
console.log(JSON.stringify(figures, null, 2));
const { missing, doubled, deliveredTwice, sentButUnknownToTheShop: unknown } = figures;
const whole = acknowledged.size === orders && missing + doubled + deliveredTwice + unknown === 0;
process.exit(whole ? 0 : 1);
