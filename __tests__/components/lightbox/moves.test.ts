/** @jest-environment node */
import { swipe, whereTo } from '@/components/lightbox/moves';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 1, undefined],
  ['a', 1, undefined],
])('%s on picture %d of three leads to %p', (key, index, there) => {
  expect(whereTo(key, index, 3)).toBe(there);
});

it.each([
  [-60, 10, 1],
  [60, -10, -1],
  [39, 0, 0],
  [60, 40, 0],
  [0, 200, 0],
])('a finger that goes %d, %d px turns by %d', (x, y, step) => {
  expect(swipe(x, y)).toBe(step);
});
