// Disc covers with level staves.
import { bars, field, piece } from '../../lib/motifs';
import { rect } from '../../lib/output';
import { grounds, ink, paper, red, voicesFor } from '../../lib/palette';
import { text } from '../../lib/type';
import { back, heading } from './cover';

export const madrigale = (w: number, h: number, inset: number) => {
  const g = grounds.red;
  const head = heading('Madrigale italiene', { w, inset, ground: g, note: '1972' });
  const music = bars(piece('el-grillo-1', 0), 0, 5);
  return (
    back(w, h, g.back) +
    head.svg +
    field(music, {
      x: inset + 46,
      y: head.bottom + 58,
      width: w - inset - 46,
      height: 280,
      colours: paper,
      extend: [0, 40],
    }).svg
  );
};

export const pavane = (w: number, h: number, inset: number) => {
  const g = grounds.paper;
  const head = heading('Pavane și dansuri', { w, inset, ground: g, fore: red, width: 420 });
  const music = bars(piece('belle-qui-tiens-ma-vie', 0), 0, 5);
  return (
    back(w, h, g.back) +
    head.svg +
    field(music, {
      x: inset + 46,
      y: head.bottom + 70,
      width: w - inset - 46,
      height: 290,
      colours: red,
      extend: [0, 40],
      span: true,
    }).svg
  );
};

export const caioni = (w: number, h: number, inset: number) => {
  const frame = `<g fill="none" stroke="${red}"><rect x="${inset + 30}" y="30" width="${w - inset - 60}" height="${h - 60}" stroke-width="2.5"/><rect x="${inset + 38}" y="38" width="${w - inset - 76}" height="${h - 76}"/></g>`;
  const initial =
    rect(inset + 66, 70, 190, 190, red) +
    text('C', { x: inset + 161, y: 232, size: 226, fill: '#EADFC0', anchor: 'middle', font: 'roman' });
  const title =
    text('odex', { x: inset + 272, y: 168, size: 104, fill: ink }) +
    text('Caioni', { x: inset + 274, y: 252, size: 84, fill: ink, font: 'italic' });
  const music = bars(piece('chant-des-oyseaux-9', 0), 0, 2);
  return (
    back(w, h, '#EADFC0') +
    frame +
    initial +
    title +
    field(music, {
      x: inset + 66,
      y: 334,
      width: w - inset - 132,
      height: 236,
      colours: [ink, ink, ink, ink],
    }).svg
  );
};

/** Sixty lines: twelve staves of five. */
export const sixty = (w: number, h: number, inset: number) => {
  const tints = voicesFor(4);
  const lines = Array.from({ length: 60 }, (_, i) =>
    rect(inset, 236 + Math.floor(i / 5) * 34 + (i % 5) * 4.6, w - inset - 59, 1.6, tints[Math.floor(i / 15)]),
  ).join('');
  const bar = rect(w - 74, 236, 2, 396, ink) + rect(w - 66, 236, 7, 396, ink);
  return (
    back(w, h, paper) +
    lines +
    bar +
    heading('Șaizeci', { w, inset, ground: grounds.paper, max: 132, top: 44, note: '1963–2023' }).svg
  );
};

export const ten = (w: number, h: number, inset: number) => {
  const music = bars(piece('crucifixus-4'), 0, 3);
  const head = heading('Zece voci', { w, inset, ground: grounds.sand, max: 110, rows: 1, top: 46 });
  return (
    back(w, h, '#EADFC2') +
    head.svg +
    field(music, {
      x: inset + 46,
      y: head.bottom + 18,
      width: w - inset - 46,
      height: 300,
      colours: voicesFor(10),
      extend: [0, 30],
      span: true,
      line: 0.16,
    }).svg
  );
};
