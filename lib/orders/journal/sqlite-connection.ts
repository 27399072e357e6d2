import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import type { Client } from '@libsql/client';
import { errorCode } from './error-code';

const settings = [
  // No WAL: libsql's SQLite predates the fix of a corruption after a WAL reset.
  'PRAGMA journal_mode = DELETE',
  // EXTRA also syncs the folder once the rollback journal is removed: a committed order survives a power cut.
  'PRAGMA synchronous = EXTRA',
  // An erased address must not remain readable in free pages.
  'PRAGMA secure_delete = ON',
];

/** How long an operation waits for another process that holds the file, and how often it looks again. */
export const lockWaitMs = 5_000;
const lookAgainMs = 40;

/** The file is not what SQLite wrote. Nothing is written to it any more. */
export class DamagedJournal extends Error {
  readonly code = 'JOURNAL_DAMAGED';
}

export type SqliteConnection = {
  /** Runs an operation once the file is free, one at a time; rejects with SQLITE_BUSY when it stays locked. */
  run<T>(operation: (client: Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

async function connect(url: string): Promise<Client> {
  // One connection, because a PRAGMA reaches only the connection that runs it. No waiting inside SQLite: it would
  // block the event loop, and every page with it.
  const client = createClient({ url, concurrency: 1, timeout: 0 });
  try {
    for (const setting of settings) await client.execute(setting);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

async function checkIntegrity(client: Client): Promise<void> {
  const { rows } = await client.execute('PRAGMA integrity_check(1)');
  if (rows[0]?.[0] !== 'ok') throw new DamagedJournal('The order journal is damaged');
}

const isBusy = (error: unknown) => errorCode(error).startsWith('SQLITE_BUSY');
const isDamage = (error: unknown) => /^SQLITE_(CORRUPT|NOTADB)/.test(errorCode(error));

/** A connection to a SQLite file, made at first use, when the file's integrity is checked before anything else. */
export function sqliteConnection(url: string, waitMs: number): SqliteConnection {
  let client: Client | undefined;
  let checked = false;
  let damage: DamagedJournal | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function attempt<T>(operation: (client: Client) => Promise<T>): Promise<T> {
    if (damage) throw damage;
    try {
      client ??= await connect(url);
      if (!checked) await checkIntegrity(client);
      checked = true;
      return await operation(client);
    } catch (error) {
      // libsql does not reset a statement that failed: a later read would then keep the file locked.
      client?.close();
      client = undefined;
      if (isDamage(error)) damage = new DamagedJournal('The order journal is damaged');
      throw damage ?? error;
    }
  }

  async function patiently<T>(operation: (client: Client) => Promise<T>, giveUpAt: number): Promise<T> {
    for (;;) {
      try {
        return await attempt(operation);
      } catch (error) {
        if (!isBusy(error) || Date.now() > giveUpAt) throw error;
        await pause(lookAgainMs * (0.5 + Math.random()));
      }
    }
  }

  return {
    run(operation) {
      const giveUpAt = Date.now() + waitMs;
      const result = last.then(() => patiently(operation, giveUpAt));
      last = result.catch(() => undefined);
      return result;
    },
    async close() {
      await last;
      client?.close();
      client = undefined;
    },
  };
}
