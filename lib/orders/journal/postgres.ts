import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import type { OrderJournal } from './order-journal';
import type { SqlRow, SqlValue } from './order-rows';
import { sqlJournal } from './sql-journal';
import { upgrade } from './upgrade';
import type { Statement } from './upgrade';

/** A visitor is waiting: better a quick "try again" than a form that hangs. */
const connectTimeoutMs = 3_000;
const statementTimeoutMs = 5_000;
const connections = 5;
/** An arbitrary number of our own: two sessions that create the same table at once would both fail. */
const upgradeLock = 7_163_052_463;

/**
 * Opens the journal in a PostgreSQL database that several instances share; creates the table when it is missing.
 * `onIdleError` is told of connections that break between queries.
 */
export async function openPostgresJournal(
  url: string,
  onIdleError: (error: Error) => void,
): Promise<OrderJournal> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: statementTimeoutMs,
    allowExitOnIdle: true,
    // The server's default may be off, in which case a crash loses confirmed orders.
    onConnect: async (client) => {
      await client.query('SET synchronous_commit TO on');
    },
  });
  // Without a listener a broken idle connection ends the process.
  pool.on('error', onIdleError);

  const inPlaces = (sql: string) => {
    let position = 0;
    return sql.replace(/\?/g, () => `$${++position}`);
  };
  const run = async (client: Pool | PoolClient, { sql, values = [] }: Statement): Promise<SqlRow[]> =>
    (await client.query<SqlRow>(inPlaces(sql), [...values])).rows;
  const database = {
    read: (sql: string, values: readonly SqlValue[]) => run(pool, { sql, values }),
    transact: (statements: readonly Statement[]) => inTransaction(pool, statements, run),
  };
  const oneAtATime: Statement = { sql: `SELECT pg_advisory_xact_lock(${upgradeLock})` };

  try {
    await upgrade({
      ...database,
      transact: async (statements) => (await database.transact([oneAtATime, ...statements])).slice(1),
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return sqlJournal({ kind: 'postgres', ...database, close: () => pool.end() });
}

async function inTransaction(
  pool: Pool,
  statements: readonly Statement[],
  run: (client: PoolClient, statement: Statement) => Promise<SqlRow[]>,
): Promise<SqlRow[][]> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('BEGIN');
    const results: SqlRow[][] = [];
    for (const statement of statements) results.push(await run(client, statement));
    await client.query('COMMIT');
    return results;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw failure;
  } finally {
    // A connection whose transaction failed is closed, which also rolls it back.
    client.release(failure);
  }
}
