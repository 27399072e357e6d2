import { instant } from './order-journal';
import type { SqlRow, SqlValue } from './order-rows';
import { readVersion, reachVersion, schemaSteps, versionTable } from './schema';

export type Statement = { sql: string; values?: readonly SqlValue[] };

/** What bringing a journal up to date needs: `transact` runs all statements in one durable transaction, or none. */
export type Upgradable = {
  read(sql: string, values: readonly SqlValue[]): Promise<SqlRow[]>;
  transact(statements: readonly Statement[]): Promise<SqlRow[][]>;
};

/** A journal that a newer version of the site has written: this one would not know what its columns mean. */
export class NewerJournal extends Error {
  readonly code = 'JOURNAL_NEWER';
}

async function versionOf({ read }: Upgradable): Promise<number> {
  const [row] = await read(readVersion, []);
  return Number(row?.version);
}

/** Takes the steps that a journal lacks, each in a transaction of its own. Rejects with JOURNAL_NEWER. */
export async function upgrade(database: Upgradable): Promise<void> {
  await database.transact([{ sql: versionTable }]);
  for (let version = await versionOf(database); version !== schemaSteps.length;) {
    const step = schemaSteps[version];
    if (!step) throw new NewerJournal(`The order journal is at version ${version}, newer than this site`);
    const reached = { sql: reachVersion, values: [version + 1, instant(Date.now())] };
    try {
      await database.transact([reached, ...step.map((sql) => ({ sql }))]);
    } catch (error) {
      // Another process may have taken the step in the meantime.
      if ((await versionOf(database)) === version) throw error;
    }
    version = await versionOf(database);
  }
}
