// Covers of the ten compact discs, by product id: (width, height, inset) → SVG.
import { colinde, mysterium, onde, praznic, swan } from './discs-bent';
import { caioni, madrigale, pavane, sixty, ten } from './discs-level';
import type { Face } from './objects';

export const discs: Record<number, Face | undefined> = {
  1: colinde,
  2: madrigale,
  3: pavane,
  4: caioni,
  5: sixty,
  6: swan,
  8: mysterium,
  9: ten,
  10: praznic,
  11: onde,
};
