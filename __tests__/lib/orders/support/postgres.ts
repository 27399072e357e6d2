import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';

const installations = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root; Debian's package brings this user. */
const serverUser = 'postgres';

/** `schema` is the only one that connections to `url` see. */
export type TestDatabase = { url: string; schema: string; stop: () => Promise<void> };

function binaries(): string | undefined {
  if (!existsSync(installations)) return undefined;
  const versions = readdirSync(installations).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => path.join(installations, version, 'bin'))
    .find((bin) => existsSync(`${bin}/initdb`));
}

/** TEST_DATABASE_URL, or an installed PostgreSQL that can be started here, or nothing. */
export const postgresAvailable = Boolean(process.env.TEST_DATABASE_URL) || binaries() !== undefined;

function run(command: string, args: string[], cwd: string) {
  const root = process.getuid?.() === 0;
  const [program, ...rest] = root
    ? ['runuser', '-u', serverUser, '--', command, ...args]
    : [command, ...args];
  // pg_ctl's server keeps the pipes of its parent: with 'pipe' this would wait for ever.
  const { status } = spawnSync(program ?? command, rest, { cwd, stdio: 'ignore' });
  if (status !== 0) throw new Error(`${path.basename(command)} ended with ${status}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** A cluster in a folder of its own. */
async function startCluster() {
  const bin = binaries();
  if (!bin) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(path.join(tmpdir(), 'orders-postgres-'));
  chmodSync(folder, 0o777);
  const data = path.join(folder, 'data');
  const port = await freePort();
  run(
    `${bin}/initdb`,
    ['-D', data, '-U', 'orders', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    folder,
  );
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  run(`${bin}/pg_ctl`, ['-D', data, '-w', '-o', options, '-l', `${data}/log`, 'start'], folder);
  return {
    url: `postgres://orders@127.0.0.1:${port}/postgres`,
    stop: () => {
      run(`${bin}/pg_ctl`, ['-D', data, '-m', 'immediate', 'stop'], folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function query(url: string, sql: string) {
  const pool = new Pool({ connectionString: url });
  try {
    await pool.query(sql);
  } finally {
    await pool.end();
  }
}

/**
 * A new, empty schema for one test file: in the database that TEST_DATABASE_URL names, of which nothing else is touched,
 * or in a private cluster.
 */
export async function startPostgres(): Promise<TestDatabase> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: () => undefined } : await startCluster();
  const schema = `orders_test_${randomUUID().replaceAll('-', '')}`;
  await query(server.url, `CREATE SCHEMA ${schema}`);
  const url = new URL(server.url);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return {
    url: url.href,
    schema,
    stop: async () => {
      await query(server.url, `DROP SCHEMA ${schema} CASCADE`);
      server.stop();
    },
  };
}
