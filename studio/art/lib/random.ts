// Chance that repeats: everything follows from the item's id.

const hash = (text: string) => {
  let h = 2166136261;
  for (const c of text) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
};

/** The next number in [0, 1). */
export type Random = () => number;

/** A generator of numbers in [0, 1) from a seed text (mulberry32). */
export const random = (seed: string): Random => {
  let a = hash(seed);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

export const pick = <T>(list: readonly T[], next: Random): T => list[Math.floor(next() * list.length)];
