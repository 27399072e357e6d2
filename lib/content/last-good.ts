import path from 'node:path';
import { log } from '@/lib/server/log';
import { copyText, readCopy, removeDrafts, setAside, touchCopy, writeCopy } from './copy-file';
import type { Copy } from './copy-file';
import { itemsOf } from './parse';

export type LastGoodCopies = {
  /** Keeps a list that has been found good; with the same items as before, notes that they were confirmed. */
  keep(key: string, items: unknown[]): Promise<void>;
  last(key: string): Promise<unknown[] | undefined>;
  /** Whether these are the items of the copy in memory. */
  holds(key: string, items: unknown[]): boolean;
  /** When each copy was last confirmed by the host, in milliseconds since 1970. */
  confirmed(): Record<string, number>;
};

/** What kind of error it was, for the log: a text may hold more than the log should. */
export const problemOf = (error: unknown) =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown';

function isList(text: string): boolean {
  try {
    return itemsOf(JSON.parse(text)) !== undefined;
  } catch {
    return false;
  }
}

/**
 * The last known good copy of every list, in memory and in a folder, so that it survives an outage of the host and a
 * restart. If a copy cannot be written, that is logged and it stays in memory: a full disk must not take content
 * down. A copy on disk that is not what was written is set aside (`*.bad`) and logged.
 */
export function lastGoodCopies(folder: string): LastGoodCopies {
  const memory = new Map<string, Copy>();
  const fileOf = (key: string) => path.join(folder, `${key}.json`);
  let cleaned: Promise<void> | undefined;

  async function onDisk(key: string, work: (file: string) => Promise<void>) {
    try {
      await (cleaned ??= removeDrafts(folder));
      await work(fileOf(key));
    } catch (error) {
      log.error({ list: key, problem: problemOf(error) }, 'copy not kept on disk');
    }
  }

  async function load(key: string): Promise<Copy | undefined> {
    const copy = await readCopy(fileOf(key));
    if (copy === undefined || (copy !== 'damaged' && isList(copy.text))) return copy;
    log.error({ list: key }, 'damaged copy set aside');
    await onDisk(key, setAside);
    return undefined;
  }

  return {
    async keep(key, items) {
      const text = copyText(items);
      if (text === undefined) {
        log.warn({ list: key, problem: 'too-large' }, 'copy not kept');
        return;
      }
      const unchanged = memory.get(key)?.text === text;
      memory.set(key, { text, confirmed: Date.now() });
      const write = (file: string) => writeCopy(file, text);
      // One that could not be written before is missing still.
      await onDisk(key, (file) => (unchanged ? touchCopy(file).catch(() => write(file)) : write(file)));
    },
    async last(key) {
      const loaded = memory.has(key) ? undefined : await load(key);
      // The host may have answered meanwhile.
      const copy = memory.get(key) ?? loaded;
      if (copy === undefined) return undefined;
      memory.set(key, copy);
      return itemsOf(JSON.parse(copy.text));
    },
    holds: (key, items) => memory.get(key)?.text === copyText(items),
    confirmed: () => Object.fromEntries([...memory].map(([key, copy]) => [key, copy.confirmed])),
  };
}
