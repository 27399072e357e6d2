import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import type { ResultSet } from '@libsql/client';
import type { OrderJournal } from './order-journal';
import { schema } from './schema';
import { sqlJournal } from './sql-journal';

/** How long a statement waits for another process (the orders command) before it fails. The wait blocks. */
const busyTimeoutMs = 2_000;

const settings = [
  // No WAL: libsql's SQLite predates the fix of a corruption after a WAL reset.
  'PRAGMA journal_mode = DELETE',
  // EXTRA also syncs the folder after the rollback journal goes: a committed order survives a power cut.
  'PRAGMA synchronous = EXTRA',
  // An erased address must not stay readable in free pages.
  'PRAGMA secure_delete = ON',
];

/** The absolute path that a `file:` address means. */
export function sqliteFile(url: string): string {
  const name = url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);
  return path.resolve(/* turbopackIgnore: true */ process.cwd(), name);
}

const rows = ({ columns, rows: found }: ResultSet) =>
  found.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));

/** Opens (or makes) the journal in a file; `url` is `file:` with a path, absolute or from the working folder. */
export async function openSqliteJournal(url: string): Promise<OrderJournal> {
  const file = sqliteFile(url);
  await mkdir(path.dirname(file), { recursive: true });
  // It holds names and addresses: readable by the owner only, from the first byte.
  await (await open(file, 'a', 0o600)).close();

  // One connection, because a PRAGMA reaches only the connection that runs it.
  const client = createClient({ url: pathToFileURL(file).href, concurrency: 1, timeout: busyTimeoutMs });
  try {
    for (const setting of settings) await client.execute(setting);
    await client.batch([...schema], 'write');
  } catch (error) {
    client.close();
    throw error;
  }

  return sqlJournal({
    kind: 'sqlite',
    read: async (sql, values) => rows(await client.execute({ sql, args: [...values] })),
    async write(sql, values) {
      const [result] = await client.batch([{ sql, args: [...values] }], 'write');
      return result ? rows(result) : [];
    },
    close: async () => client.close(),
  });
}
