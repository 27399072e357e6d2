/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';

const source = readFileSync('app/fonts.ts', 'utf8');

/** Bytes of the faces of each `localFont` call, and whether it is preloaded. */
const calls = source
  .split('localFont({')
  .slice(1)
  .map((call) => ({
    preload: call.includes('preload: true'),
    bytes: [...call.matchAll(/path: '\.\.\/(public\/fonts\/[\w-]+\.woff2)'/g)]
      .map(([, file = '']) => statSync(file).size)
      .reduce((sum, size) => sum + size, 0),
  }));
const sum = (list: typeof calls) => list.reduce((total, { bytes }) => total + bytes, 0);

it('the faces weigh at most 130 kB, and none comes late', () => {
  expect(calls).toHaveLength(4);
  expect(sum(calls)).toBeGreaterThan(0);
  expect(sum(calls)).toBeLessThanOrEqual(130_000);
  expect(calls.every(({ preload }) => preload)).toBe(true);
});
