/** @jest-environment node */
import fc from 'fast-check';
import { edges, pageFrom } from '@/components/carousel/paging';

// Seven items, two to a page of 1000 px: four pages, the last with one item in the space of two.
const row = (position: number) => ({ position, viewport: 1000, content: 4000 });

it.each([
  [0, false, true],
  [1000, true, true],
  [2999, true, false],
  [3000, true, false],
])('at %d px there is more before: %p, after: %p', (position, before, after) => {
  expect(edges(row(position))).toEqual({ before, after });
});

it('has nowhere to go when everything fits', () => {
  expect(edges({ position: 0, viewport: 1000, content: 1000 })).toEqual({ before: false, after: false });
});

it.each([
  [0, 1, 1000],
  [999.4, 1, 2000],
  [1400, 1, 2000],
  [1400, -1, 1000],
  [1000.6, -1, 0],
  [3000, 1, 3000],
  [0, -1, 0],
] as const)('from %d px a step of %d leads to %d', (position, direction, target) => {
  expect(pageFrom(row(position), direction)).toBe(target);
});

it('stays put before the row has a width', () => {
  expect(pageFrom({ position: 0, viewport: 0, content: 0 }, 1)).toBe(0);
});

it('always gets to the end in as many steps as there are pages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 320, max: 2000 }), (pages, viewport) => {
      let position = 0;
      for (let step = 1; step < pages; step += 1) {
        position = pageFrom({ position, viewport, content: pages * viewport }, 1);
      }
      expect(edges({ position, viewport, content: pages * viewport }).after).toBe(false);
    }),
  );
});
