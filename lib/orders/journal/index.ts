import path from 'node:path';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import type { OrderCounts, OrderJournal } from './types';
import { openPostgresJournal } from './postgres';
import { openSqliteJournal, sqliteFile } from './sqlite';

type Handle = { opening?: Promise<OrderJournal> | undefined };

// Next bundles routes and instrumentation separately: module variables would give each its own connection.
const handleKey = Symbol.for('orders.journal');
const shared = globalThis as { [handleKey]?: Handle };
const handle = (): Handle => (shared[handleKey] ??= {});

const isPostgres = (url: string) => /^postgres(ql)?:/.test(url);

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

/** An error's code, for the log. Never its message: databases quote values of the failing statement there. */
export function errorCode(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code);
  return error instanceof Error ? error.name : typeof error;
}

/**
 * The process's journal, opened at first use: DATABASE_URL, else a file under DATA_DIR. Rejects when it cannot be
 * opened; the next call tries again.
 */
export function orderJournal(): Promise<OrderJournal> {
  const current = handle();
  current.opening ??= open(databaseUrl()).catch((error: unknown) => {
    current.opening = undefined;
    throw error;
  });
  return current.opening;
}

export async function closeOrderJournal(): Promise<void> {
  const { opening } = handle();
  handle().opening = undefined;
  await (await opening?.catch(() => undefined))?.close();
}

/** Whether the journal's database answers: one read by key that finds nothing. Never rejects. */
export async function journalAnswers(): Promise<boolean> {
  try {
    const journal = await orderJournal();
    await journal.find('');
    return true;
  } catch (error) {
    log.error({ code: errorCode(error) }, 'order journal unavailable');
    return false;
  }
}

export type JournalState =
  { ok: true; kind: OrderJournal['kind']; orders: OrderCounts } | { ok: false; kind: OrderJournal['kind'] };

/** Whether the journal's database answers, and how many orders stand in each state. Never rejects. */
export async function journalState(): Promise<JournalState> {
  try {
    const journal = await orderJournal();
    return { ok: true, kind: journal.kind, orders: await journal.counts() };
  } catch (error) {
    log.error({ code: errorCode(error) }, 'order journal unavailable');
    return { ok: false, kind: isPostgres(databaseUrl()) ? 'postgres' : 'sqlite' };
  }
}
