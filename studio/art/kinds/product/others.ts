// Covers of films, records, books, magazines and the bag, by product id: () → whole tile.
import { cut, field, piece, ring, voice } from '../../lib/motifs';
import { rect } from '../../lib/output';
import { grounds, honey, ink, red } from '../../lib/palette';
import { caps, text } from '../../lib/type';
import { album, breaths, costume, talks } from './books';
import { back } from './cover';
import { bag, book, filmCase, magazine, vinyl } from './objects';
import { birds, crai, fifty, last } from './records';

type Issue = 1 | 2 | 3 | 4 | 5;
const ISSUES = { 1: grounds.red, 2: grounds.green, 3: grounds.honey, 4: grounds.lapis, 5: grounds.sand };

const THEMES: Record<Issue, [page: string, system: number]> = {
  1: ['if-ye-love-me-1', 0],
  2: ['el-grillo-1', 1],
  3: ['o-nata-lux-1', 1],
  4: ['the-silver-swan-2', 0],
  5: ['belle-qui-tiens-ma-vie', 2],
};

const glas = (issue: Issue) => (w: number, h: number) => {
  const g = ISSUES[issue];
  const system = piece(...THEMES[issue]);
  const music = voice(cut(system, { to: system.bars.find((x) => x > 40) }), 0);
  const number = text(String(issue), {
    x: w / 2,
    y: 522,
    size: 380,
    fill: issue === 5 ? red : g.fore,
    anchor: 'middle',
    features: ['lnum'],
  });
  return (
    back(w, h, g.back) +
    text('Glas', { x: 40, y: 118, size: 118, fill: g.fore }) +
    rect(42, 146, w - 84, 1.5, g.fore) +
    caps('revista corului', { x: 42, y: 178, size: 21, fill: g.fore }) +
    caps(`nr. ${issue}`, { x: w - 42, y: 178, size: 21, fill: g.fore, anchor: 'end' }) +
    number +
    field(music, { x: 42, y: 600, width: w - 42, colours: g.fore, extend: [0, 20], line: 0.15 }).svg
  );
};

const nata = (w: number) => {
  const music = piece('o-nata-lux-2', 0);
  const two = [0, 4]
    .map((v, i) =>
      ring(voice(music, v), {
        cx: w / 2,
        cy: 196,
        r: 158 - i * 62,
        spaces: 118 - i * 46,
        colours: [ink, red][i],
      }),
    )
    .join('');
  return (
    `<g>${two}</g>` +
    text('O nata lux', { x: w / 2, y: 205, size: 32, fill: ink, anchor: 'middle', font: 'italic' })
  );
};

export const others: Record<number, (() => string) | undefined> = {
  12: () => filmCase(last, { rim: '#0b0b0d' }),
  13: () => filmCase(fifty, { rim: '#2b57b8', band: '#2b57b8', name: 'BLU-RAY' }),
  15: () => vinyl(crai, { label: honey }),
  16: () => vinyl(birds, { label: red, count: 2 }),
  17: () => book(talks, { w: 470, h: 680, spine: 30, spineFill: red, pages: 9 }),
  18: () => book(breaths, { w: 470, h: 660, spine: 26, pages: 6 }),
  19: () => book(album, { w: 560, h: 690, spine: 58, spineFill: red, pages: 22 }),
  20: () => book(costume, { w: 560, h: 690, spine: 40, pages: 14 }),
  ...Object.fromEntries(([1, 2, 3, 4, 5] as const).map((issue) => [20 + issue, () => magazine(glas(issue))])),
  26: () => bag(nata, { cloth: '#F0E6CD', seam: '#8d7c52' }),
};
