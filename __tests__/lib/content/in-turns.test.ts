/** @jest-environment node */
import { inTurns } from '@/lib/content/in-turns';

function room() {
  const rounds: string[][] = [];
  const ends: (() => void)[] = [];
  const run = inTurns<string, string>(async (names) => {
    rounds.push(names);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (names.includes('bad')) throw new Error('bad');
    return names;
  });
  const endRound = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { rounds, run, endRound };
}
const moment = () => new Promise(setImmediate);

it('who comes while a round is under way waits for one that begins later, together with the others', async () => {
  const { rounds, run, endRound } = room();
  const first = run(['news']);
  await moment();
  const later = [run(['events']), run(['news']), run(['events', 'gallery'])];
  await moment();
  expect(rounds).toEqual([['news']]);
  await endRound();
  expect(await first).toEqual(['news']);
  expect(rounds).toEqual([['news'], ['events', 'news', 'gallery']]);
  await endRound();
  expect(await Promise.all(later)).toEqual(Array(3).fill(['events', 'news', 'gallery']));
});

it('a round that fails is told to those who waited for it, and the next one takes place', async () => {
  const { rounds, run, endRound } = room();
  const bad = run(['bad']);
  const failed = expect(bad).rejects.toThrow('bad');
  await moment();
  const good = run(['news']);
  await endRound();
  await failed;
  await endRound();
  expect(await good).toEqual(['news']);
  expect(rounds).toHaveLength(2);
});
