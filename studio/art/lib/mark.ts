// The choir's mark: five lines and a green branch. Drawn in a box of 120 units.
import { green, ink, red } from './palette';

type Leaf = [x: number, y: number, turn: number, size: number];
const LEAVES: Leaf[] = [
  [47, 88, 205, 1],
  [52, 74, -22, 1],
  [53, 64, 200, 0.94],
  [56, 52, -28, 0.92],
  [58, 43, 196, 0.84],
  [62, 33, -34, 0.8],
  [65, 26, 190, 0.66],
];

const leaf = ([x, y, turn, s]: Leaf, fill: string) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${s})" d="M0 0C6-11 18-15 32-6C23 6 9 9 0 0Z" fill="${fill}"/>`;

/** `lines` false leaves only the branch, for sizes at which five lines would run together. */
export const mark = ({ line = ink, leaves = green, bud = red, lines = true } = {}) =>
  (lines
    ? [0, 1, 2, 3, 4]
        .map((i) => `<path d="M8 ${44 + i * 11}H112" stroke="${line}" stroke-width="1.5"/>`)
        .join('')
    : '') +
  `<path d="M42 114C50 86 48 52 70 16" fill="none" stroke="${leaves}" stroke-width="4" stroke-linecap="round"/>` +
  LEAVES.map((l) => leaf(l, leaves)).join('') +
  `<ellipse cx="72" cy="12" rx="8" ry="5.8" transform="rotate(-24 72 12)" fill="${bud}"/>`;
