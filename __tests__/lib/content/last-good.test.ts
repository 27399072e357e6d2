/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCopy } from '@/lib/content/copy-file';
import { lastGoodCopies } from '@/lib/content/last-good';

let folder: string;
const key = 'news.ro';
const items = [{ id: 1, title: 'Știre' }];
const fileOf = () => path.join(folder, `${key}.json`);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'copies-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('a copy outlives the process, and so does the time when it was confirmed', async () => {
  const before = Date.now() - 1_000;
  await lastGoodCopies(folder).keep(key, items);
  const later = lastGoodCopies(folder);
  expect(await later.last(key)).toEqual(items);
  expect(later.confirmed()[key]).toBeGreaterThan(before);
});

it.each([
  ['cut short', (text: string) => text.slice(0, -2)],
  ['changed by one letter', (text: string) => text.replace('Știre', 'Stire')],
  ['of another version', (text: string) => text.replace(/^\d+/, '999')],
  ['without a checksum', (text: string) => text.split('\n')[1] ?? ''],
  ['empty', () => ''],
])('a copy that is %s is set aside, and not tried again', async (_, damage) => {
  await lastGoodCopies(folder).keep(key, items);
  await writeFile(fileOf(), damage(await readFile(fileOf(), 'utf8')));
  const later = lastGoodCopies(folder);
  expect(await later.last(key)).toBeUndefined();
  expect(await readdir(folder)).toEqual([`${key}.json.bad`]);
  await later.keep(key, items);
  expect(await lastGoodCopies(folder).last(key)).toEqual(items);
});

it('drafts of processes that are gone are removed, those of others that run are not', async () => {
  await writeFile(path.join(folder, 'songs.ro.json.999999999.tmp'), '1 half');
  await writeFile(path.join(folder, `songs.en.json.${process.ppid}.tmp`), '1 half');
  await lastGoodCopies(folder).keep(key, items);
  expect((await readdir(folder)).sort()).toEqual([`${key}.json`, `songs.en.json.${process.ppid}.tmp`]);
});

it('a list beyond 16 million characters is not kept', async () => {
  const copies = lastGoodCopies(folder);
  await copies.keep(key, ['x'.repeat(17 * 1024 * 1024)]);
  expect(await readdir(folder)).toEqual([]);
  expect(await copies.last(key)).toBeUndefined();
});

it('a folder that cannot be written leaves the copy in memory', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  const copies = lastGoodCopies(file);
  await copies.keep(key, items);
  expect(await copies.last(key)).toEqual(items);
});

it('a process killed while it writes leaves a whole copy', async () => {
  const script = `
    const { writeCopy } = require('./lib/content/copy-file.ts');
    (async () => {
      for (let i = 0; ; i += 1) {
        await writeCopy(${JSON.stringify(fileOf())}, JSON.stringify(['x'.repeat(100_000 + i)]));
        if (i === 0) process.stdout.write('writing');
      }
    })();`;
  const writer = spawn(process.execPath, ['--import', 'tsx', '-e', script]);
  await once(writer.stdout, 'data');
  writer.kill('SIGKILL');
  await once(writer, 'exit');
  expect(await readCopy(fileOf())).toMatchObject({ text: expect.stringMatching(/^\["x{100000,}"\]$/) });
}, 20_000);
