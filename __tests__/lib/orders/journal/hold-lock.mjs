// Another process that holds the journal: node hold-lock.mjs FILE MILLISECONDS
import { createClient } from '@libsql/client';

const [file = '', milliseconds] = process.argv.slice(2);
const client = createClient({ url: `file:${file}` });
const transaction = await client.transaction('write');
await transaction.execute('PRAGMA user_version');
console.log('held');
await new Promise((resolve) => setTimeout(resolve, Number(milliseconds)));
await transaction.rollback();
