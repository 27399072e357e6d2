// What the gallery drawings share.
import { voicesFor } from '../../lib/palette';

/** A picture of the gallery: its size in pixels, its ground, what is drawn on it. */
export type Plate = [width: number, height: number, back: string, draw: (w: number, h: number) => string];

export const four = voicesFor(4);

export const many = (n: number, map: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => map(i)).join('');

export const stroke = (d: string, colour: string, width: number | string, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;
