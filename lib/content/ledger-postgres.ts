import type { Pool, PoolClient } from 'pg';
import { turnPage } from './ledger';
import type { Book, Change, LedgerStore } from './ledger';

const table = `CREATE TABLE IF NOT EXISTS content_changes (
  list TEXT NOT NULL, id TEXT NOT NULL, hash TEXT NOT NULL, first_seen TEXT NOT NULL, changed TEXT,
  revision INTEGER NOT NULL, PRIMARY KEY (list, id))`;
/** An arbitrary number of our own: instances take turns at the table, and at each list. */
const lock = 716_305;
/** Pages wait for it, and can do without. */
const patienceMs = 1_000;
const pauseMs = 30_000;

type Row = { id: string; hash: string; first_seen: string; changed: string | null; revision: number };

async function readBook(client: PoolClient, list: string): Promise<Book> {
  const { rows } = await client.query<Row>('SELECT * FROM content_changes WHERE list = $1', [list]);
  const toChange = ({ hash, first_seen: firstSeen, changed, revision }: Row): Change => ({
    ...{ hash, firstSeen, revision },
    ...(changed !== null && { changed }),
  });
  return new Map(rows.map((row) => [row.id, toChange(row)]));
}

async function writeBook(client: PoolClient, list: string, before: Book, after: Book) {
  const gone = [...before.keys()].filter((id) => !after.has(id));
  if (gone.length > 0)
    await client.query('DELETE FROM content_changes WHERE list = $1 AND id = ANY($2)', [list, gone]);
  const written = [...after].filter(([id, change]) => before.get(id) !== change);
  if (written.length === 0) return;
  const column = (read: (change: Change) => unknown) => written.map(([, change]) => read(change));
  await client.query(
    `INSERT INTO content_changes (list, id, hash, first_seen, changed, revision)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::int[])
     ON CONFLICT (list, id) DO UPDATE
     SET hash = excluded.hash, changed = excluded.changed, revision = excluded.revision`,
    [
      list,
      written.map(([id]) => id),
      column(({ hash }) => hash),
      column(({ firstSeen }) => firstSeen),
      column(({ changed }) => changed ?? null),
      column(({ revision }) => revision),
    ],
  );
}

/** Only where it is used: most sites have no database. */
async function open(connectionString: string): Promise<Pool> {
  const { Pool } = await import('pg');
  const limits = { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs };
  const pool = new Pool({ connectionString, max: 2, allowExitOnIdle: true, ...limits });
  // Without a listener a broken idle connection ends the process; the next query says what is wrong.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * The ledger that several instances share, in the database of their orders. While the database does not answer, nobody
 * waits for it again for half a minute. `close` ends its connections.
 */
export function postgresLedger(url: string): LedgerStore & { close(): Promise<void> } {
  let opened: Promise<Pool> | undefined;
  let ready: Promise<unknown> | undefined;
  let pausedUntil = 0;

  const inTurn = async (work: (client: PoolClient) => Promise<Book>, turn: number): Promise<Book> => {
    const client = await (await (opened ??= open(url))).connect();
    let broken = true;
    try {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1, $2)', [lock, turn]);
      const book = await work(client);
      await client.query('COMMIT');
      broken = false;
      return book;
    } finally {
      client.release(broken);
    }
  };

  const createTable = () =>
    inTurn(async (client) => {
      await client.query(table);
      return new Map<string, Change>();
    }, 0);

  return {
    async note(list, hashes, now) {
      if (Date.now() < pausedUntil) throw new Error('The ledger’s database did not answer');
      try {
        await (ready ??= createTable());
        return await inTurn(async (client) => {
          const before = await readBook(client, list);
          const after = turnPage(before, hashes, now);
          await writeBook(client, list, before, after);
          return after;
        }, turnOf(list));
      } catch (error) {
        ready = undefined;
        pausedUntil = Date.now() + pauseMs;
        throw error;
      }
    },
    close: async () => (await opened)?.end(),
  };
}

/** A number above 0 for a list's turn; lists that share one wait for each other. */
function turnOf(list: string): number {
  let sum = 7;
  for (const sign of list) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_000;
  return sum + 1;
}
