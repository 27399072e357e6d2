/** @jest-environment node */
import fc from 'fast-check';
import { wrapIndex } from '@/components/ui/wrap-index';

it.each([
  [0, 1, 2, 1],
  [1, 1, 2, 0],
  [0, -1, 2, 1],
  [0, -1, 18, 17],
  [17, 1, 18, 0],
  [0, 1, 1, 0],
  [0, 1, 0, 0],
])('from %d a step of %d among %d leads to %d', (index, step, count, there) => {
  expect(wrapIndex(index, step, count)).toBe(there);
});

it('comes back to where it started after as many steps as there are places, either way', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(), fc.constantFrom(1, -1), (count, place, step) => {
      const start = place % count;
      let index = start;
      for (let each = 0; each < count; each += 1) {
        index = wrapIndex(index, step, count);
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index).toBeLessThan(count);
      }
      expect(index).toBe(start);
    }),
  );
});
