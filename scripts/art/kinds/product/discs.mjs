// Covers of the ten compact discs, by product id: (width, height, inset) → SVG.
import { rect } from '../../lib/output.mjs';
import { bars, field, join, path, piece, ring, voice, wave } from '../../lib/motifs.mjs';
import { grounds, honey, ink, muted, night, paper, red, sky, voicesFor } from '../../lib/palette.mjs';
import { block, caps, fit, text } from '../../lib/type.mjs';

/** Title at the top left, note in small capitals under it. Gives the y from which the picture may begin. */
export const heading = (
  title,
  { w, inset, ground, max = 92, rows = 2, top = 52, note, fore = ground.fore, font, width },
) => {
  const x = inset + 46;
  const set = fit(title, { width: width ?? w - x - 40, rows, max, leading: 1.02, font });
  const { svg, bottom } = block(set, { x, y: top + set.size * 0.7, fill: fore, font });
  const below = bottom + set.size * 0.28;
  const small = note
    ? caps(note, { x, y: below + 32, size: 23, fill: ground.accent === red ? muted : ground.accent })
    : '';
  return { svg: svg + small, bottom: below + (note ? 44 : 8) };
};

const back = (w, h, fill) => rect(0, 0, w, h, fill);

const colinde = (w, h, inset) => {
  const g = grounds.night;
  const cx = inset + (w - inset) / 2;
  const cy = 418;
  const star = Array.from({ length: 16 }, (_, i) => {
    const a = (i * Math.PI) / 8;
    const r = i % 4 === 0 ? 92 : i % 2 === 0 ? 62 : 34;
    return `M${cx} ${cy}L${(cx + r * Math.cos(a)).toFixed(1)} ${(cy + r * Math.sin(a)).toFixed(1)}`;
  }).join('');
  const staff = voice(piece('o-nata-lux-2', 0), 0);
  return (
    back(w, h, night) +
    heading('Colinde', { w, inset, ground: g, note: '1967 · 1980 · 1990', fore: honey }).svg +
    ring(staff, { cx, cy, r: 172, spaces: 122, colours: honey }) +
    `<path d="${star}" stroke="${honey}" stroke-width="2" stroke-linecap="round"/>`
  );
};

const madrigale = (w, h, inset) => {
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

const pavane = (w, h, inset) => {
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

const caioni = (w, h, inset) => {
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
const sixty = (w, h, inset) => {
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

const swan = (w, h, inset) => {
  const staff = voice(
    join([piece('the-silver-swan-1', 0), piece('the-silver-swan-1', 1), piece('the-silver-swan-2', 0)]),
    0,
  );
  const x = inset;
  const curves = [
    [
      [x + 66, 330],
      [x + 66, 262],
      [x + 112, 222],
      [x + 160, 236],
    ],
    [
      [x + 160, 236],
      [x + 236, 262],
      [x + 126, 372],
      [x + 124, 454],
    ],
    [
      [x + 124, 454],
      [x + 130, 560],
      [x + 300, 590],
      [x + 420, 540],
    ],
    [
      [x + 420, 540],
      [x + 520, 500],
      [x + 560, 420],
      [w + 40, 372],
    ],
  ];
  const g = grounds.lapis;
  return (
    back(w, h, g.back) +
    heading('Lebăda de argint', { w, inset, ground: { ...g, accent: sky }, width: 560, max: 78 }).svg +
    path(staff, { curves, scale: 10.5, colours: '#DDE3EE', line: 0.15 })
  );
};

const mysterium = (w, h, inset) => {
  const cx = inset + (w - inset) / 2;
  const music = piece('o-nata-lux-2', 0);
  const arcs = [0, 1, 2, 3]
    .map((i) =>
      ring(voice(music, i), {
        cx,
        cy: 640,
        r: 372 - i * 86,
        degrees: 180,
        from: 180,
        spaces: [104, 82, 59, 37][i],
        colours: [honey, '#E9CF92', '#EBDDB9', paper][i],
        closed: true,
      }),
    )
    .join('');
  return (
    back(w, h, grounds.wine.back) +
    heading('O magnum mysterium', { w, inset, ground: grounds.wine, max: 70 }).svg +
    arcs
  );
};

const ten = (w, h, inset) => {
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

const praznic = (w, h, inset) => {
  const [cx, cy] = [inset + (w - inset) / 2, h + 20];
  const rays = Array.from({ length: 13 }, (_, i) => {
    const turn = (i - 6) * 14.5;
    const lines = [-2, -1, 0, 1, 2]
      .map(
        (k) =>
          `<path d="M${cx} ${cy}m${k * 3} -150L${cx + k * 11} ${cy - 760}" stroke="${i % 2 === 0 ? red : '#8A5B0C'}" stroke-width="1.8"/>`,
      )
      .join('');
    return `<g transform="rotate(${turn} ${cx} ${cy})">${lines}</g>`;
  }).join('');
  const sun =
    `<circle cx="${cx}" cy="${cy}" r="172" fill="${red}"/>` +
    ring(voice(piece('if-ye-love-me-1', 0), 0), {
      cx,
      cy,
      r: 128,
      degrees: 160,
      from: 190,
      spaces: 44,
      colours: '#F3D9A0',
      closed: true,
    });
  const head = heading('Praznic luminos', { w, inset, ground: grounds.honey, max: 80, rows: 1 });
  return (
    back(w, h, '#E3BE6C') +
    `<clipPath id="sky"><rect x="0" y="${head.bottom + 18}" width="${w}" height="${h}"/></clipPath><g clip-path="url(#sky)">${rays}</g>` +
    sun +
    head.svg
  );
};

const onde = (w, h, inset) => {
  const g = grounds.green;
  const music = join([piece('el-grillo-2', 0), piece('el-grillo-2', 1)]);
  const swell = [0, 1, 2, 3]
    .map((i) =>
      wave(voice(music, i), {
        x: inset - 10,
        y: 300 + i * 92,
        width: w + 20,
        scale: 9,
        height: 22 + i * 5,
        length: 430,
        phase: i * 0.9,
        colours: ['#F4EBD3', '#E6EEDD', '#CFE5DA', '#B3D8CC'][i],
      }),
    )
    .join('');
  return (
    back(w, h, g.back) + heading('Ecco mormorar l’onde', { w, inset, ground: g, width: 520 }).svg + swell
  );
};

export const discs = {
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
export { back };
