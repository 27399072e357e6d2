import { wrapIndex } from '@/components/ui/wrap-index';

/** Where a key leads from a picture (both counted from 0); undefined when it is not a key of the lightbox. */
export function whereTo(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowLeft') return wrapIndex(index, -1, count);
  if (key === 'ArrowRight') return wrapIndex(index, 1, count);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

const leastDistance = 40;

/** The step that a swipe (in CSS pixels) means: left is on, right is back, short or steep is none. */
export function swipe(x: number, y: number): -1 | 0 | 1 {
  if (Math.abs(x) < leastDistance || Math.abs(x) < 2 * Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
