/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atMost } from '@/lib/cards/at-most';
import { keptCards } from '@/lib/cards/kept-cards';

const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hash = (digit: string) => digit.repeat(16);
const card = (length: number, whole = true) => ({ bytes: Buffer.alloc(length, 1), whole });
/** Files are taken away after the answer. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('kept cards', () => {
  it('are there again after a restart, but for those that lacked their picture, and drafts', async () => {
    const place = path.join(folder, 'restart');
    const first = keptCards(place, 1000);
    await first.set(hash('a'), card(100));
    await first.set(hash('b'), card(100, false));
    expect((await first.get(hash('b')))?.whole).toBe(false);
    writeFileSync(path.join(place, `${hash('c')}.jpg.1.tmp`), 'half');
    const second = keptCards(place, 1000);
    expect(await second.get(hash('a'))).toEqual(card(100));
    expect(await second.get(hash('b'))).toBeUndefined();
    expect(readdirSync(place)).toEqual([`${hash('a')}.jpg`]);
  });

  it('are kept again once a folder that could not be read can be', async () => {
    const place = path.join(folder, 'blocked');
    writeFileSync(place, 'a file where the folder should be');
    const cards = keptCards(place, 1000);
    await expect(cards.get(hash('a'))).rejects.toThrow();
    rmSync(place);
    await cards.set(hash('a'), card(100));
    expect(await cards.get(hash('a'))).toEqual(card(100));
  });

  it('take no more room than they may; the one that was silent longest goes', async () => {
    const place = path.join(folder, 'bound');
    const cards = keptCards(place, 250);
    await cards.set(hash('a'), card(100));
    await cards.set(hash('b'), card(100));
    await cards.get(hash('a'));
    await cards.set(hash('c'), card(100));
    await settled();
    expect(readdirSync(place).toSorted()).toEqual([`${hash('a')}.jpg`, `${hash('c')}.jpg`]);
    expect(await cards.get(hash('b'))).toBeUndefined();
  });

  it('are drawn anew when somebody has emptied the folder', async () => {
    const place = path.join(folder, 'emptied');
    const cards = keptCards(place, 250);
    await cards.set(hash('a'), card(100));
    rmSync(path.join(place, `${hash('a')}.jpg`));
    expect(await cards.get(hash('a'))).toBeUndefined();
  });
});

it('no more tasks run at a time than may, and one that fails keeps nobody waiting', async () => {
  const inLine = atMost(2);
  let [running, most] = [0, 0];
  const task = async (number: number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (number === 1) throw new Error('failed');
    return number;
  };
  const done = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => inLine(() => task(number))));
  expect(done.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'],
  ]);
  expect(most).toBe(2);
});
