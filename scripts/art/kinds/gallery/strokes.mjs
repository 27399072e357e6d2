// What the gallery drawings share.
import { voicesFor } from '../../lib/palette.mjs';

export const four = voicesFor(4);

export const many = (n, map) => Array.from({ length: n }, (_, i) => map(i)).join('');

export const stroke = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;
