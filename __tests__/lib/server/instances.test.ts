/** @jest-environment node */
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { joinInstances } from '@/lib/server/instances';
import type { Instances } from '@/lib/server/instances';
import { postgresAvailable, startPostgres } from '../orders/support/postgres';
import type { TestDatabase } from '../orders/support/postgres';

const times = { first: 20, longest: 80, alive: 100 };
const joined: Instances[] = [];

function join(url: string) {
  const heard: string[] = [];
  const lost: Error[] = [];
  const hear = (text: string) => void heard.push(text);
  const instances = joinInstances({ url, hear, report: (error) => void lost.push(error), times });
  joined.push(instances);
  return { instances, heard, lost };
}

async function until(isTrue: () => boolean | Promise<boolean>) {
  const end = Date.now() + 10_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('too late');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

afterEach(async () => {
  for (const each of joined.splice(0)) await each.close();
});

it('without a database nobody is told, at once, and it is tried again', async () => {
  const { instances, lost } = join('postgres://nobody@127.0.0.1:1/none');
  const start = Date.now();
  expect(await instances.tell('a')).toBe(false);
  expect(Date.now() - start).toBeLessThan(200);
  await until(() => lost.length >= 3);
});

const withPostgres = postgresAvailable ? describe : describe.skip;

withPostgres('on PostgreSQL', () => {
  let database: TestDatabase;
  let gate: { url: string; cut(): void; mute(): void; close(): void };

  /** A way to the database that can be cut, or go silent without closing. */
  async function openGate(url: string) {
    const target = new URL(url);
    const behind = Number(target.port);
    let sockets: Socket[] = [];
    const server = createServer((near) => {
      const far = connect(behind, target.hostname);
      sockets.push(near, far);
      near.on('error', () => far.destroy()).pipe(far);
      far.on('error', () => near.destroy()).pipe(near);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    target.port = String((server.address() as AddressInfo).port);
    const cut = () => {
      for (const socket of sockets) socket.destroy();
      sockets = [];
    };
    const mute = () => {
      for (const socket of sockets) socket.unpipe().pause();
      sockets = [];
    };
    return { url: target.href, cut, mute, close: () => (cut(), server.close()) };
  }

  beforeAll(async () => {
    database = await startPostgres();
    gate = await openGate(database.url);
  });
  afterAll(async () => {
    gate.close();
    await database.stop();
  });

  it('each instance hears the others and not itself, whatever the text', async () => {
    const [a, b, c] = [join(database.url), join(database.url), join(database.url)];
    for (const each of [a, b, c]) await until(() => each.instances.tell('hello'));
    const text = '["news", "ș"] 1';
    expect(await a.instances.tell(text)).toBe(true);
    await until(() => b.heard.includes(text) && c.heard.includes(text));
    expect(a.heard).not.toContain(text);
    expect([...b.heard, ...c.heard].filter((heard) => heard === text)).toHaveLength(2);
  });

  it.each(['cut', 'mute'] as const)('hears again after its connection was %s', async (fault) => {
    const [a, b] = [join(database.url), join(gate.url)];
    await until(() => a.instances.tell('ready'));
    await until(() => b.instances.tell('ready'));
    gate[fault]();
    await until(() => b.lost.length > 0);
    await until(() => b.instances.tell('back'));
    b.heard.length = 0;
    expect(await a.instances.tell('again')).toBe(true);
    await until(() => b.heard.includes('again'));
  });
});
