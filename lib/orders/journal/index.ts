import path from 'node:path';
import { isPostgres } from '@/lib/server/database';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import type { OrderCounts, OrderJournal } from './order-journal';
import { openPostgresJournal } from './postgres';
import { errorCode } from './error-code';
import { isDiskFull, openSqliteJournal, sqliteFile } from './sqlite';
import { DamagedJournal } from './sqlite-connection';

export { errorCode } from './error-code';

type Handle = { opening?: Promise<OrderJournal> | undefined };

// Next bundles routes and instrumentation separately: module variables would give each its own connection.
const handleKey = Symbol.for('orders.journal');
const shared = globalThis as { [handleKey]?: Handle };
const handle = (): Handle => (shared[handleKey] ??= {});

const damagedPauseMs = 10_000;

function databaseUrl(): string {
  const { databaseUrl: configured, dataDir } = env();
  return configured ?? `file:${path.join(dataDir, 'orders.db')}`;
}

/** The absolute path of the journal's file; undefined when it is in PostgreSQL. */
export function journalFile(): string | undefined {
  const url = databaseUrl();
  return isPostgres(url) ? undefined : sqliteFile(url);
}

function open(url: string): Promise<OrderJournal> {
  if (!isPostgres(url)) return openSqliteJournal(url);
  return openPostgresJournal(url, (error) =>
    log.warn({ code: errorCode(error) }, 'order journal connection lost'),
  );
}

/**
 * The process's journal, opened at first use: DATABASE_URL, else a file under DATA_DIR. Rejects when it cannot be
 * opened; the next call tries again.
 */
export function orderJournal(): Promise<OrderJournal> {
  const current = handle();
  current.opening ??= open(databaseUrl()).catch((error: unknown) => {
    if (error instanceof DamagedJournal) reportDamage(current);
    else current.opening = undefined;
    throw error;
  });
  return current.opening;
}

/** Reading a damaged file through again for every order would take long: it waits until somebody may have replaced it. */
function reportDamage(current: Handle) {
  log.error(
    { file: journalFile() },
    'the order journal is damaged: no orders are taken until it is restored',
  );
  setTimeout(() => (current.opening = undefined), damagedPauseMs).unref();
}

export async function closeOrderJournal(): Promise<void> {
  const { opening } = handle();
  handle().opening = undefined;
  await (await opening?.catch(() => undefined))?.close();
}

export type JournalProblem = 'damaged' | 'disk_full' | 'unavailable';

type Reading<T> = { value: T } | { problem: JournalProblem };

/** Reads something from the journal, and says why no order can be stored. Never rejects. */
async function tryJournal<T>(read: (journal: OrderJournal) => Promise<T>): Promise<Reading<T>> {
  const file = journalFile();
  try {
    const value = await read(await orderJournal());
    if (file === undefined || !(await isDiskFull(file))) return { value };
    log.error('no room on the disk of the order journal');
    return { problem: 'disk_full' };
  } catch (error) {
    log.error({ code: errorCode(error) }, 'order journal unavailable');
    return { problem: error instanceof DamagedJournal ? 'damaged' : 'unavailable' };
  }
}

/** Whether orders can be stored: one read by key that finds nothing, and room on the disk. Never rejects. */
export async function journalAnswers(): Promise<boolean> {
  return 'value' in (await tryJournal((journal) => journal.find('')));
}

export type JournalState =
  | { ok: true; kind: OrderJournal['kind']; orders: OrderCounts }
  | { ok: false; kind: OrderJournal['kind']; problem: JournalProblem };

/** Whether orders can be stored, and how many stand in each state. Never rejects. */
export async function journalState(): Promise<JournalState> {
  const kind = journalFile() === undefined ? 'postgres' : 'sqlite';
  const reading = await tryJournal((journal) => journal.counts());
  return 'value' in reading ? { ok: true, kind, orders: reading.value } : { ok: false, kind, ...reading };
}
