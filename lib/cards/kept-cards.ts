import 'server-only';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { DrawnCard } from './draw-card';

/** Milliseconds that a card without its item's own picture is kept: the picture may come back. */
const lackingFor = 600_000;

/** File names: a card that lacks its picture is told apart, so that no restart takes it for a whole one. */
const wholeName = /^[0-9a-f]{16}\.jpg$/;
const nameOf = (hash: string, whole: boolean) => `${hash}${whole ? '' : '.lacking'}.jpg`;

/** Files of earlier runs, the oldest first; what is no whole card goes. */
async function found(folder: string): Promise<{ name: string; size: number }[]> {
  await mkdir(folder, { recursive: true });
  const files = [];
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (wholeName.test(name)) files.push({ name, ...(await stat(file)) });
    else await rm(file, { force: true });
  }
  return files.sort((one, other) => one.mtimeMs - other.mtimeMs);
}

/**
 * Drawn cards in a folder that holds at most `maxBytes`: what nobody has asked for longest goes first. Each is written
 * whole or not at all. Rejects with what the file system says.
 */
export function keptCards(folder: string, maxBytes: number) {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(1, size),
    ttlAutopurge: false,
    dispose: (_, name, reason) => {
      if (reason !== 'set') void rm(path.join(folder, name), { force: true });
    },
  });
  let opened: Promise<void> | undefined;
  const open = () =>
    (opened ??= found(folder).then(
      (files) => {
        for (const { name, size } of files) sizes.set(name, size);
      },
      (error: unknown) => {
        // The next card tries again.
        opened = undefined;
        throw error;
      },
    ));

  async function read(name: string): Promise<Buffer | undefined> {
    if (sizes.get(name) === undefined) return undefined;
    try {
      return await readFile(path.join(folder, name));
    } catch {
      sizes.delete(name);
      return undefined;
    }
  }

  return {
    async get(hash: string): Promise<DrawnCard | undefined> {
      await open();
      for (const whole of [true, false]) {
        const bytes = await read(nameOf(hash, whole));
        if (bytes) return { bytes, whole };
      }
      return undefined;
    },

    async set(hash: string, { bytes, whole }: DrawnCard): Promise<void> {
      await open();
      const name = nameOf(hash, whole);
      const draft = path.join(folder, `${name}.${process.pid}.tmp`);
      await writeFile(draft, bytes);
      await rename(draft, path.join(folder, name));
      sizes.set(name, bytes.length, whole ? {} : { ttl: lackingFor });
    },
  };
}
