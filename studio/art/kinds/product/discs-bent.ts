// Disc covers with bent staves.
import { join, path, piece, ring, voice, wave } from '../../lib/motifs';
import type { Curve } from '../../lib/warp';
import { grounds, honey, night, paper, red, sky } from '../../lib/palette';
import { back, heading } from './cover';

export const colinde = (w: number, h: number, inset: number) => {
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

export const swan = (w: number, h: number, inset: number) => {
  const staff = voice(
    join([piece('the-silver-swan-1', 0), piece('the-silver-swan-1', 1), piece('the-silver-swan-2', 0)]),
    0,
  );
  const x = inset;
  const curves: Curve[] = [
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

export const mysterium = (w: number, h: number, inset: number) => {
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

export const praznic = (w: number, h: number, inset: number) => {
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

export const onde = (w: number, h: number, inset: number) => {
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
