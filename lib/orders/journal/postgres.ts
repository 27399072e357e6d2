import { Pool } from 'pg';
import type { OrderJournal } from './order-journal';
import type { SqlRow, SqlValue } from './order-rows';
import { schema } from './schema';
import { sqlJournal } from './sql-journal';

/** A visitor is waiting: better a quick "try again" than a form that hangs. */
const connectTimeoutMs = 3_000;
const statementTimeoutMs = 5_000;
const connections = 5;
/** An arbitrary number of our own: instances that start together create the table one after the other. */
const schemaLock = 7_163_052_463;

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

  const run = async (sql: string, values: readonly SqlValue[]): Promise<SqlRow[]> => {
    let position = 0;
    const text = sql.replace(/\?/g, () => `$${++position}`);
    return (await pool.query<SqlRow>(text, [...values])).rows;
  };

  try {
    await pool.query(
      ['BEGIN', `SELECT pg_advisory_xact_lock(${schemaLock})`, ...schema, 'COMMIT'].join(';\n'),
    );
  } catch (error) {
    await pool.end();
    throw error;
  }
  return sqlJournal({ kind: 'postgres', read: run, write: run, close: () => pool.end() });
}
