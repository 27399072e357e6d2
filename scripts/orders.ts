import { existsSync, writeFileSync } from 'node:fs';
import { closeOrderJournal, journalFile, orderJournal } from '../lib/orders/journal';
import { backUpSqlite, isDiskFull } from '../lib/orders/journal/sqlite';
import { help, runOrdersCommand } from '../lib/orders/operator/commands';
import { OperatorError } from '../lib/orders/operator/context';
import type { OperatorContext } from '../lib/orders/operator/context';
import { loadEnvironment } from './load-environment';

async function open(): Promise<OperatorContext> {
  const file = journalFile();
  // Opening would create one, perhaps in the wrong folder or owned by the wrong user.
  if (file !== undefined && !existsSync(file))
    throw new OperatorError(`No order has been taken yet: ${file} does not exist`);
  return {
    journal: await orderJournal(),
    now: Date.now,
    hasRoom: async () => file === undefined || !(await isDiskFull(file)),
    save: (path, text) => writeFileSync(path, text, { mode: 0o600 }),
    async backUp(copy) {
      if (file === undefined)
        throw new OperatorError('The journal is in PostgreSQL: back it up with pg_dump');
      if (existsSync(copy)) throw new OperatorError(`${copy} exists already; nothing was copied`);
      return backUpSqlite(file, copy);
    },
  };
}

async function main(): Promise<number> {
  try {
    loadEnvironment();
    process.stdout.write(`${await runOrdersCommand(open, process.argv.slice(2))}\n`);
    return 0;
  } catch (error) {
    const usage = error instanceof OperatorError && error.usage;
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${message}\n${usage ? `\n${help}\n` : ''}`);
    return usage ? 2 : 1;
  } finally {
    await closeOrderJournal();
  }
}

void main().then((code) => {
  process.exitCode = code;
});
