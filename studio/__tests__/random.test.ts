import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pick, random } from '../art/lib/random';

const take = (seed: string, count = 1000) => {
  const next = random(seed);
  return Array.from({ length: count }, next);
};

test('the same seed gives the same numbers, another seed others', () => {
  assert.deepEqual(take('/art/news/x', 5), take('/art/news/x', 5));
  assert.notDeepEqual(take('/art/news/x', 5), take('/art/news/y', 5));
});

test('the numbers of a seed never change, or every picture would', () => {
  assert.deepEqual(take('1', 2), [0.8317172497045249, 0.12300889613106847]);
});

test('numbers lie in [0, 1) and spread evenly', () => {
  const numbers = take('spread');
  assert.ok(numbers.every((n) => n >= 0 && n < 1));
  const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  assert.ok(Math.abs(mean - 0.5) < 0.05);
});

test('a pick is one of the list, first to last', () => {
  assert.equal(
    pick(['a', 'b', 'c'], () => 0),
    'a',
  );
  assert.equal(
    pick(['a', 'b', 'c'], () => 0.999),
    'c',
  );
});
