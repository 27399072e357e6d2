/** The place `step` further on in a ring of `count`: after the last comes the first (product §4, founder tribute). */
export const around = (index: number, step: number, count: number): number =>
  count < 1 ? 0 : (((index + step) % count) + count) % count;
