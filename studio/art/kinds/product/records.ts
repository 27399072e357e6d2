// Covers of films and long-playing records.
import { bars, cut, field, piece, ring, voice } from '../../lib/motifs';
import { grounds, honey, ink, lapis, night, paper, voicesFor } from '../../lib/palette';
import { text } from '../../lib/type';
import { back, heading } from './cover';
import { site } from '../../../site';

export const last = (w: number, h: number) => {
  const g = grounds.ink;
  const final = piece('crucifixus-8');
  const music = cut(final, { from: final.bars.at(-6), to: final.x1, staves: [0, 3, 5, 9] });
  const head = heading('Ultimul concert', {
    w,
    inset: -6,
    ground: g,
    max: 84,
    note: `${site.founder.split(' ').at(-1)} · 1998`,
  });
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

export const fifty = (w: number, h: number) => {
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
    text(site.shortName, { x: w / 2, y: 118, size: 78, fill: paper, anchor: 'middle' }) +
    number
  );
};

export const crai = (w: number, h: number) => {
  const star = (x: number, y: number, r: number) =>
    Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 4;
      const q = i % 2 === 0 ? r : r * 0.5;
      return `M${x} ${y}L${(x + q * Math.sin(a)).toFixed(1)} ${(y - q * Math.cos(a)).toFixed(1)}`;
    }).join('');
  const crown = (x: number, y: number, s: number, c: string) =>
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

export const birds = (w: number, h: number) => {
  const music = bars(piece('chant-des-oyseaux-4', 0), 1, 2);
  const bird = (x: number, y: number, s: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})" fill="${honey}"><ellipse rx="9" ry="6.4" transform="rotate(-24)"/><path d="M7 -3L9.4 -4V-46C11 -30 30 -28 26 -4C24 -16 14 -20 9.4 -22V-3Z"/></g>`;
  const perches: Parameters<typeof bird>[] = [
    [352, 236, 0.9, -14],
    [402, 200, 1.05, 8],
    [452, 222, 0.8, -24],
    [486, 168, 1.1, 14],
    [538, 196, 0.85, -8],
    [566, 132, 1, 20],
    [430, 274, 0.75, -2],
    [520, 262, 0.8, 12],
  ];
  const flock = perches.map((perch) => bird(...perch)).join('');
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
