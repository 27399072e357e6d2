/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { readCopy, removeDrafts, writeCopy } from '@/lib/content/copy-file';
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

it.each(['{"detail":"no list"}', '[{"id":1},', 'null'])('a copy of %s, whole but no list, is set aside too', async (text) => {
  await writeCopy(fileOf(), text);
  const later = lastGoodCopies(folder);
  expect([await later.last(key), await later.last(key)]).toEqual([undefined, undefined]);
  expect(await readdir(folder)).toEqual([`${key}.json.bad`]);
});

/** The module by itself, because a process that has to learn TypeScript first takes too long to start. */
async function plainModule() {
  const source = await readFile('lib/content/copy-file.ts', 'utf8');
  const { outputText } = transpileModule(source, { compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 } });
  const file = path.join(folder, 'copy-file.mjs');
  await writeFile(file, outputText);
  return pathToFileURL(file).href;
}

/** Each costs the start of a process: KILLS=200 for the whole proof. */
const kills = Number(process.env['KILLS'] ?? 30);

it(`${kills} processes killed while they write leave no damaged copy`, async () => {
  const script = `
    const { writeCopy } = await import('${await plainModule()}');
    const [, file] = process.argv;
    for (let i = 0; ; i += 1) {
      await writeCopy(file, JSON.stringify(['x'.repeat(100_000 + i)]));
      if (i === 0) process.stdout.write('.');
    }`;
  const killed = Array.from({ length: kills }, (_, index) => path.join(folder, `list-${index}.json`));
  const left = [...killed];
  async function killNext(): Promise<void> {
    const file = left.pop();
    if (file === undefined) return;
    const writer = spawn(process.execPath, ['--input-type=module', '-e', script, file]);
    await once(writer.stdout, 'data');
    await wait(Math.random() * 5);
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    return killNext();
  }
  await Promise.all(Array.from({ length: 4 }, killNext));
  for (const file of killed) {
    expect(await readCopy(file)).toMatchObject({ text: expect.stringMatching(/^\["x{100000,}"\]$/) });
  }
  await removeDrafts(folder);
  expect((await readdir(folder)).filter((file) => file.endsWith('.tmp'))).toEqual([]);
}, 300_000);
