import { mkdir, open, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ResultSet } from '@libsql/client';
import type { OrderJournal } from './order-journal';
import { sqlJournal } from './sql-journal';
import { lockWaitMs, sqliteConnection } from './sqlite-connection';
import type { SqliteConnection } from './sqlite-connection';
import { upgrade } from './upgrade';
import type { Upgradable } from './upgrade';

/** The absolute path that a `file:` address means. */
export function sqliteFile(url: string): string {
  const name = url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);
  return path.resolve(/* turbopackIgnore: true */ process.cwd(), name);
}

const rows = ({ columns, rows: found }: ResultSet) =>
  found.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));

const connectionTo = (file: string, waitMs = lockWaitMs) =>
  sqliteConnection(pathToFileURL(file).href, waitMs);

/** An order and its index take a page or two, the rollback journal as much again; less than this is nothing (bytes). */
const leastFreeBytes = 1_000_000;

/** Whether the disk of a journal's file has no room left for orders. */
export async function isDiskFull(file: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(path.dirname(file));
  return bavail * bsize < leastFreeBytes;
}

/**
 * Opens (or creates) the journal in a file; `url` is `file:` with a path, absolute or relative to the working
 * directory. An operation waits `waitMs` for another process that holds the file. Rejects with the code JOURNAL_DAMAGED when the file is not intact, and leaves it as it is.
 */
export async function openSqliteJournal(url: string, waitMs?: number): Promise<OrderJournal> {
  const file = sqliteFile(url);
  // It holds names and addresses, so only the owner may read it, from the first byte on.
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await (await open(file, 'a', 0o600)).close();

  const connection = connectionTo(file, waitMs);
  const database: Upgradable = {
    read: async (sql, values) =>
      rows(await connection.run((client) => client.execute({ sql, args: [...values] }))),
    async transact(statements) {
      const batch = statements.map(({ sql, values = [] }) => ({ sql, args: [...values] }));
      return (await connection.run((client) => client.batch(batch, 'write'))).map(rows);
    },
  };
  try {
    await upgrade(database);
  } catch (error) {
    await connection.close();
    throw error;
  }

  return sqlJournal({ kind: 'sqlite', ...database, close: () => connection.close() });
}

async function countOrders(connection: SqliteConnection): Promise<number> {
  const { rows: found } = await connection.run((client) => client.execute('SELECT COUNT(*) FROM orders'));
  return Number(found[0]?.[0]);
}

/**
 * Copies the journal in `file` to a new file `copy` while the server goes on, reads the copy through and gives the
 * number of orders in it. Rejects when `copy` exists, or when either of them is not whole.
 */
export async function backUpSqlite(file: string, copy: string): Promise<number> {
  await stat(file);
  // Made first, so that nobody else can ever read it, and refused when it is there: VACUUM INTO takes an empty file.
  await (await open(copy, 'wx', 0o600)).close();
  const source = connectionTo(file);
  const target = connectionTo(copy);
  try {
    await source.run((client) => client.execute({ sql: 'VACUUM INTO ?', args: [copy] }));
    return await countOrders(target);
  } finally {
    await source.close();
    await target.close();
  }
}
