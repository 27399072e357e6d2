import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { expect, http as test } from './support/test';
import { serve } from '../../scripts/serve.mjs';

/** Bytes of every file below a folder, by name. */
async function sizes(folder: string): Promise<Record<string, number>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const named = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
  // Other tests ask for pictures in the meantime; their cache has a bound of its own.
  const own = named.filter((file) => !file.includes('/cache/images/'));
  return Object.fromEntries(
    await Promise.all(own.map(async (file) => [file, (await stat(file)).size] as const)),
  );
}

const kinds = [
  (index: number) => `/ro/stiri/necunoscuta-${index}`,
  (index: number) => `/en/media/press/unknown-${index}`,
  (index: number) => `/ro/magazin/${9_000 + index}-nimic`,
  (index: number) => `/en/nowhere-${index}/at/all`,
  (index: number) => `/ro/evenimente/news/${9_000 + index}-nimic`,
];
const many = 200;
const atOnce = 25;

test('200 addresses that do not exist leave nothing on the disk', async ({ request }) => {
  // Its own server, because the others take orders and store copies in the meantime.
  const server = await serve();
  try {
    const warm = await request.get(`${server.url}/ro/nimic`);
    expect(warm.status()).toBe(404);
    // A search reads every list, as the offers of a 404 do: each is noted in the ledger once.
    for (const locale of locales) await request.get(`${server.url}/${locale}/cautare?q=cor`);
    // The journal is opened once the process is calm.
    await expect
      .poll(async () => Object.keys(await sizes(server.dataDir)).map((file) => path.basename(file)))
      .toContain('orders.db');
    const folders = [path.resolve('.next'), server.dataDir];
    const before = await Promise.all(folders.map(sizes));
    for (let first = 0; first < many; first += atOnce) {
      const batch = Array.from(
        { length: atOnce },
        (_, index) => kinds[index % kinds.length]?.(first + index) ?? '',
      );
      const statuses = await Promise.all(
        batch.map(async (address) => (await request.get(`${server.url}${address}`)).status()),
      );
      expect(new Set(statuses)).toEqual(new Set([404]));
    }
    expect(await Promise.all(folders.map(sizes))).toEqual(before);
  } finally {
    server.stop();
  }
});
