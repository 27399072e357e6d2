// Covers of films, records, books, magazines and the bag, by product id: () → whole tile.
import { rect } from '../../lib/output.mjs';
import { bars, cut, field, piece, ring, voice } from '../../lib/motifs.mjs';
import { green, grounds, honey, ink, lapis, night, paper, red, voicesFor, wine } from '../../lib/palette.mjs';
import { block, caps, fit, text } from '../../lib/type.mjs';
import { gown } from '../gown.mjs';
import { back, heading } from './discs.mjs';
import { bag, book, filmCase, magazine, vinyl } from './objects.mjs';

const byline = (value, { w, h, x = 46, fill, y = h - 44 }) =>
  text(value, { x, y, size: 27, fill, font: 'italic', width: w });

const last = (w, h) => {
  const g = grounds.ink;
  const final = piece('crucifixus-8');
  const music = cut(final, { from: final.bars.at(-6), to: final.x1, staves: [0, 3, 5, 9] });
  const head = heading('Ultimul concert', { w, inset: -6, ground: g, max: 84, note: 'Lespezeanu · 1998' });
  return (
    back(w, h, ink) +
    head.svg +
    field(music, {
      x: 40,
      y: 330,
      width: w - 78,
      height: 280,
      colours: voicesFor(4, 'dark'),
      span: true,
      start: false,
      extend: [60, 0],
    }).svg
  );
};

const fifty = (w, h) => {
  const number = text('50', {
    x: w / 2,
    y: 410,
    size: 340,
    fill: paper,
    anchor: 'middle',
    features: ['lnum'],
  });
  const rings = [0, 1].map((i) =>
    ring(voice(piece(`o-nata-lux-${i + 1}`, 0), i), {
      cx: w / 2,
      cy: h - 2,
      r: 184 - i * 64,
      degrees: 180,
      from: 180,
      spaces: 66 - i * 20,
      colours: [honey, '#CBD5EC'][i],
      closed: true,
    }),
  );
  return (
    back(w, h, lapis) +
    rings.join('') +
    text('Armindeni', { x: w / 2, y: 118, size: 78, fill: paper, anchor: 'middle' }) +
    number
  );
};

const crai = (w, h) => {
  const star = (x, y, r) =>
    Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 4;
      const q = i % 2 === 0 ? r : r * 0.5;
      return `M${x} ${y}L${(x + q * Math.sin(a)).toFixed(1)} ${(y - q * Math.cos(a)).toFixed(1)}`;
    }).join('');
  const crown = (x, y, s, c) =>
    `<path transform="translate(${x} ${y}) scale(${s})" fill="${c}" d="M-50 40L-62 -34L-28 0L0 -56L28 0L62 -34L50 40ZM-50 52H50V62H-50Z"/><g fill="${c}"><circle cx="${x - 62 * s}" cy="${y - 42 * s}" r="${7 * s}"/><circle cx="${x}" cy="${y - 64 * s}" r="${7 * s}"/><circle cx="${x + 62 * s}" cy="${y - 42 * s}" r="${7 * s}"/></g>`;
  const music = bars(piece('belle-qui-tiens-ma-vie', 1), 1, 6, { staves: [0, 1] });
  return (
    back(w, h, night) +
    heading('Trei crai de la răsărit', {
      w,
      inset: 0,
      ground: grounds.night,
      fore: paper,
      max: 82,
      width: 520,
    }).svg +
    `<path d="${star(486, 268, 52)}" stroke="${honey}" stroke-width="2.4" stroke-linecap="round"/>` +
    crown(134, 372, 0.86, '#E9B7A8') +
    crown(300, 352, 1, honey) +
    crown(466, 396, 0.8, '#A9D6CA') +
    field(music, { x: -30, y: 490, width: w + 60, colours: '#D9DFEE', start: false }).svg
  );
};

const birds = (w, h) => {
  const music = bars(piece('chant-des-oyseaux-4', 0), 1, 2);
  const bird = (x, y, s, turn) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})" fill="${honey}"><ellipse rx="9" ry="6.4" transform="rotate(-24)"/><path d="M7 -3L9.4 -4V-46C11 -30 30 -28 26 -4C24 -16 14 -20 9.4 -22V-3Z"/></g>`;
  const flock = [
    [352, 236, 0.9, -14],
    [402, 200, 1.05, 8],
    [452, 222, 0.8, -24],
    [486, 168, 1.1, 14],
    [538, 196, 0.85, -8],
    [566, 132, 1, 20],
    [430, 274, 0.75, -2],
    [520, 262, 0.8, 12],
  ]
    .map((b) => bird(...b))
    .join('');
  const head = heading('Cântecul păsărilor', { w, inset: 0, ground: grounds.lapis, max: 86, note: '1978' });
  return (
    back(w, h, lapis) +
    head.svg +
    flock +
    field(music, {
      x: 46,
      y: 352,
      width: w - 46,
      height: 214,
      colours: paper,
      extend: [46, 20],
      start: false,
      span: true,
    }).svg
  );
};

const talks = (w, h, inset) => {
  const x = inset + 36;
  const quotes =
    text('„', { x: x - 14, y: 250, size: 400, fill: red }) +
    text('”', { x: w - 26, y: 812, size: 400, fill: '#D9CBA6', anchor: 'end' });
  const set = fit('Convorbiri la pupitru', { width: w - x - 40, rows: 2, max: 74, leading: 1 });
  return (
    back(w, h, paper) +
    quotes +
    block(set, { x, y: 434, fill: ink }).svg +
    text('Sever Lespezeanu', { x, y: 84, size: 34, fill: red }) +
    byline('Virgil Șerbănoiu', { w, h, x, fill: '#5d574c' })
  );
};

/** Seven breaths: each line is broken by a breath mark a little further on. */
const breaths = (w, h, inset) => {
  const x = inset + 36;
  const set = fit('Șapte feluri de a respira', { width: w - x - 36, rows: 3, max: 68, leading: 1.02 });
  const rows = Array.from({ length: 7 }, (_, i) => {
    const at = x + 40 + i * 44;
    const y = 268 + i * 36;
    return (
      `<path d="M${x} ${y}H${at - 12}M${at + 20} ${y}H${w}" stroke="${paper}" stroke-width="1.6"/>` +
      text('’', { x: at, y: y + 24, size: 66, fill: honey })
    );
  }).join('');
  return (
    back(w, h, green) +
    block(set, { x, y: 106, fill: paper }).svg +
    rows +
    text('Caiet pentru corul de amatori', { x, y: h - 62, size: 25, fill: '#DDEAE3', font: 'italic' }) +
    text('Anca Brăileanu-Toma', { x, y: h - 30, size: 24, fill: '#DDEAE3' })
  );
};

const album = (w, h, inset) => {
  const x = inset + 40;
  const music = bars(piece('if-ye-love-me-1', 1), 0, 3);
  const title =
    text('Șaizeci', { x, y: 142, size: 100, fill: ink }) +
    text('de ani', { x, y: 252, size: 100, fill: ink }) +
    text('de cor', { x, y: 348, size: 100, fill: red, font: 'italic' });
  return (
    back(w, h, paper) +
    title +
    field(music, {
      x,
      y: 440,
      width: w - x,
      height: 200,
      colours: voicesFor(4),
      extend: [0, 30],
      span: true,
      line: 0.16,
    }).svg
  );
};

const costume = (w, h, inset) => {
  const cx = inset + (w - inset) / 2;
  const panel = rect(cx - 190, 196, 380, 430, '#F1E6CD');
  return (
    back(w, h, wine) +
    text('Costumul', { x: cx, y: 92, size: 70, fill: '#F4E7D0', anchor: 'middle' }) +
    text('de concert', { x: cx, y: 156, size: 62, fill: '#F4E7D0', anchor: 'middle', font: 'italic' }) +
    panel +
    gown({ cx, y: 216, h: 392, colour: wine, line: '#F1E6CD' })
  );
};

const ISSUES = { 1: grounds.red, 2: grounds.green, 3: grounds.honey, 4: grounds.lapis, 5: grounds.sand };
const THEMES = {
  1: ['if-ye-love-me-1', 0],
  2: ['el-grillo-1', 1],
  3: ['o-nata-lux-1', 1],
  4: ['the-silver-swan-2', 0],
  5: ['belle-qui-tiens-ma-vie', 2],
};
const glas = (issue) => (w, h) => {
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

const nata = (w, h) => {
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

export const others = {
  12: () => filmCase(last, { rim: '#0b0b0d' }),
  13: () => filmCase(fifty, { rim: '#2b57b8', band: '#2b57b8', name: 'BLU-RAY' }),
  15: () => vinyl(crai, { label: honey }),
  16: () => vinyl(birds, { label: red, count: 2 }),
  17: () => book(talks, { w: 470, h: 680, spine: 30, spineFill: red, pages: 9 }),
  18: () => book(breaths, { w: 470, h: 660, spine: 26, pages: 6 }),
  19: () => book(album, { w: 560, h: 690, spine: 58, spineFill: red, pages: 22 }),
  20: () => book(costume, { w: 560, h: 690, spine: 40, pages: 14 }),
  ...Object.fromEntries([1, 2, 3, 4, 5].map((issue) => [20 + issue, () => magazine(glas(issue))])),
  26: () => bag(nata, { cloth: '#F0E6CD', seam: '#8d7c52' }),
};
