import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';

type Order = Readonly<Record<string, unknown>>;

/** The orders taken under a name, read from the file in which the tested server keeps them. */
export async function ordersOf(name: string, dataDir = process.env['E2E_DATA'] ?? '') {
  const client = createClient({ url: pathToFileURL(path.join(dataDir, 'orders.db')).href, timeout: 2_000 });
  try {
    const { rows } = await client.execute({ sql: 'SELECT * FROM orders WHERE name = ?', args: [name] });
    return rows.map((row): Order => ({ ...row, lines: JSON.parse(String(row['lines'])) as unknown }));
  } finally {
    client.close();
  }
}
