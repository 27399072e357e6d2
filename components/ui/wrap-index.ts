/** The index `step` further on in a ring of `count`, where the first follows the last (product §4, founder tribute). */
export const wrapIndex = (index: number, step: number, count: number): number =>
  count < 1 ? 0 : (((index + step) % count) + count) % count;
