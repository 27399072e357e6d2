/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createClient } from '@libsql/client';
import { backUpSqlite, isDiskFull, openSqliteJournal } from '@/lib/orders/journal/sqlite';
import { newOrder } from '../support/orders';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'orders-'));
  file = path.join(folder, 'orders.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function withOrders(count: number, waitMs?: number) {
  const journal = await openSqliteJournal(`file:${file}`, waitMs);
  for (let order = 0; order < count; order += 1) await journal.add(newOrder());
  return journal;
}

/** Overwrites half of the file, as a failing disk does. */
function damage() {
  const bytes = readFileSync(file);
  bytes.fill(0x5a, bytes.length / 2);
  writeFileSync(file, bytes);
}

describe('a journal that another process holds', () => {
  async function hold(milliseconds: number) {
    const program = path.join(__dirname, 'hold-lock.mjs');
    const child = spawn(process.execPath, [program, file, String(milliseconds)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    return { released: once(child, 'exit') };
  }

  it('lets the rest of the process go on, and takes its orders when it is free', async () => {
    const journal = await withOrders(1);
    const { released } = await hold(1_000);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const added = await Promise.all(Array.from({ length: 20 }, () => journal.add(newOrder())));
    delay.disable();
    expect(added.every((each) => each.added)).toBe(true);
    expect(delay.max / 1e6).toBeLessThan(500);
    await released;
    expect(await journal.list({})).toHaveLength(21);
    await journal.close();
  });

  it('rejects when it is held for too long, and is whole afterwards', async () => {
    const journal = await withOrders(1, 500);
    const { released } = await hold(3_000);
    const began = Date.now();
    const results = await Promise.allSettled([journal.add(newOrder()), journal.add(newOrder())]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(Date.now() - began).toBeLessThan(2_900);
    await released;
    await journal.add(newOrder());
    expect(await journal.list({})).toHaveLength(2);
    await journal.close();
  });

  it('is let go after a failure, so that another process can write', async () => {
    const journal = await withOrders(1);
    const [order] = await journal.list({});
    await expect(journal.add(newOrder({ reference: order?.reference ?? '' }))).rejects.toThrow();
    await journal.list({});
    const other = createClient({ url: `file:${file}`, timeout: 0 });
    await other.batch(['UPDATE orders SET attempts = 7'], 'write');
    other.close();
    expect(await journal.list({})).toMatchObject([{ attempts: 7 }]);
    await journal.close();
  });
});

describe('a damaged journal', () => {
  it('is found when it is opened, and not written to', async () => {
    await (await withOrders(40)).close();
    damage();
    const before = readFileSync(file);
    await expect(openSqliteJournal(`file:${file}`)).rejects.toMatchObject({ code: 'JOURNAL_DAMAGED' });
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('is found while it is in use, and not written to from then on', async () => {
    const journal = await withOrders(40);
    damage();
    // Another process wrote: SQLite reads the file anew.
    const bytes = readFileSync(file);
    bytes.writeUInt32BE(bytes.readUInt32BE(24) + 1, 24);
    writeFileSync(file, bytes);
    await expect(journal.list({})).rejects.toMatchObject({ code: 'JOURNAL_DAMAGED' });
    await expect(journal.add(newOrder())).rejects.toMatchObject({ code: 'JOURNAL_DAMAGED' });
    expect(readFileSync(file).equals(bytes)).toBe(true);
    await journal.close();
  });
});

describe('a backup', () => {
  it('is a whole journal of its own, for its owner only, and can be put in the place of a lost one', async () => {
    const journal = await withOrders(20);
    const copy = path.join(folder, 'copy.db');
    expect(await backUpSqlite(file, copy)).toBe(20);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const orders = await journal.list({});
    await journal.close();
    rmSync(file);
    copyFileSync(copy, file);
    const restored = await openSqliteJournal(`file:${file}`);
    expect(await restored.list({})).toEqual(orders);
    await restored.add(newOrder());
    await restored.close();
  });

  it('never replaces a file, nor copies a damaged journal', async () => {
    await (await withOrders(40)).close();
    const taken = path.join(folder, 'taken.db');
    writeFileSync(taken, 'mine');
    await expect(backUpSqlite(file, taken)).rejects.toMatchObject({ code: 'EEXIST' });
    expect(readFileSync(taken, 'utf8')).toBe('mine');
    damage();
    await expect(backUpSqlite(file, path.join(folder, 'copy.db'))).rejects.toMatchObject({
      code: 'JOURNAL_DAMAGED',
    });
  });
});

describe('the room on the disk', () => {
  it('is told from the file system', async () => {
    expect(await isDiskFull(file)).toBe(false);
    expect(await isDiskFull('/proc/orders.db')).toBe(true);
  });
});
