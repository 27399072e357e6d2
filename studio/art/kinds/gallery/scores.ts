// Gallery items 1–14: [width, height, ground, draw].
import { bars, piece } from '../../lib/engrave';
import { grounds, ink, lapis, night, paper, red, sand, voicesFor, wine } from '../../lib/palette';
import { systemsOf } from '../../lib/score';
import { text } from '../../lib/type';
import { clash, drum, lastBars, page, stack, syllables } from './pages';
import type { Plate } from './strokes';

const five = voicesFor(5);

const four = voicesFor(4);

const white = Array.from({ length: 10 }, () => paper);

export const scores: Record<number, Plate | undefined> = {
  1: [
    1400,
    1000,
    paper,
    (w, h) => page(w, h, bars(piece('the-silver-swan-1'), 0, 1), { colours: five, span: false }),
  ],
  2: [
    1400,
    940,
    lapis,
    (w, h) => page(w, h, lastBars('the-silver-swan-4', 3), { colours: white, start: false, end: true }),
  ],
  3: [
    1400,
    900,
    red,
    (w, h) => page(w, h, bars(piece('el-grillo-1'), 0, 4), { colours: white, span: false }),
  ],
  4: [
    1400,
    1000,
    sand,
    (w, h) =>
      page(w, h, bars(piece('el-grillo-1', 1), 5, 7, { clefs: false }), {
        colours: four,
        below: 0.1,
        above: 0,
        start: false,
      }) + syllables(w, h),
  ],
  5: [
    1000,
    1400,
    paper,
    (w, h) =>
      text('O nata lux de lumine', { x: w / 2, y: 150, size: 82, fill: ink, anchor: 'middle' }) +
      text('Thomas Tallis', { x: w * 0.92, y: 214, size: 40, fill: red, anchor: 'end', font: 'italic' }) +
      page(w, h, bars(piece('o-nata-lux-1'), 0, 2), { colours: five, above: 0.17, span: false, end: true }),
  ],
  6: [
    1400,
    1000,
    wine,
    (w, h) =>
      page(w, h, lastBars('o-nata-lux-3', 3), { colours: white, start: false, end: true, span: false }),
  ],
  7: [
    1200,
    1200,
    paper,
    (w, h) => page(w, h, bars(piece('if-ye-love-me-1'), 0, 4), { colours: four, span: false }),
  ],
  8: [
    1400,
    1050,
    paper,
    (w, h) => {
      const system = bars(piece('belle-qui-tiens-ma-vie'), 0, 5);
      return drum(w, h, system) + page(w, h, system, { colours: Array(4).fill(ink), above: 0.2, below: 0 });
    },
  ],
  9: [
    1050,
    1500,
    paper,
    (w, h) =>
      page(w, h, bars(piece('crucifixus-1'), 2, 5, { clefs: false }), {
        colours: voicesFor(10),
        start: false,
      }),
  ],
  10: [1200, 1200, night, clash],
  11: [
    1050,
    1500,
    night,
    (w, h) =>
      page(w, h, lastBars('crucifixus-8', 4), { colours: voicesFor(10, 'dark'), start: false, end: true }),
  ],
  12: [
    1400,
    900,
    grounds.green.back,
    (w, h) => page(w, h, bars(piece('chant-des-oyseaux-1', 1), 0, 1), { colours: white }),
  ],
  13: [1100, 1500, paper, (w, h) => stack(w, h, systemsOf('chant-des-oyseaux-4'), four)],
  14: [
    1400,
    940,
    grounds.pine.back,
    (w, h) => page(w, h, lastBars('chant-des-oyseaux-21', 2), { colours: white, start: false, end: true }),
  ],
};
