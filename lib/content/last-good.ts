import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { log } from '@/lib/server/log';
import { itemsOf } from './parse';

export type LastGoodCopies = {
  keep(key: string, items: unknown[]): Promise<void>;
  last(key: string): Promise<unknown[] | undefined>;
  /** When each copy was last confirmed by the host, in milliseconds since 1970. */
  confirmed(): Record<string, number>;
};

/** Undefined for what is nested too deep to be written. */
function written(items: unknown[]): string | undefined {
  try {
    return JSON.stringify(items);
  } catch {
    return undefined;
  }
}

async function writeDurably(file: string, text: string) {
  const draft = `${file}.${process.pid}.tmp`;
  const handle = await open(draft, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

/**
 * The last known good copy of every list, in memory and in a folder, so that it survives an outage of the host and a
 * restart. If a copy cannot be written, that is logged and it stays in memory: a full disk must not take content
 * down.
 */
export function lastGoodCopies(folder: string): LastGoodCopies {
  const memory = new Map<string, { text: string; confirmed: number }>();
  const file = (key: string) => path.join(folder, `${key}.json`);

  return {
    async keep(key, items) {
      const text = written(items);
      if (text === undefined) return;
      const unchanged = memory.get(key)?.text === text;
      memory.set(key, { text, confirmed: Date.now() });
      if (unchanged) return;
      try {
        await mkdir(folder, { recursive: true });
        await writeDurably(file(key), text);
      } catch (error) {
        log.error({ list: key, problem: error instanceof Error ? error.name : 'unknown' }, 'copy not kept on disk');
      }
    },
    async last(key) {
      try {
        return itemsOf(JSON.parse(memory.get(key)?.text ?? (await readFile(file(key), 'utf8'))));
      } catch {
        return undefined;
      }
    },
    confirmed: () => Object.fromEntries([...memory].map(([key, copy]) => [key, copy.confirmed])),
  };
}
