// Scenes drawn from noteheads, branches and paper.
import { bars, draw, toSvg } from '../lib/engrave';
import { rect } from '../lib/output';
import { green, honey, ink, mint, paper, voicesFor } from '../lib/palette';
import { note } from './note';
import { tints, whole } from './shared';
import type { Scene } from '../lib/setting';

/** Birds that were quavers a moment ago. */
export const flock: Scene = (w, h, { ground, page, next }) => {
  const full = whole(page);
  const system = bars(full, 1, 2);
  const scale = w / (system.x1 - 2);
  const drawing = draw(
    { ...system, staves: system.staves.slice(0, 2) },
    { start: false, extend: [3, 6], line: 0.13 },
  );
  const staff = toSvg(drawing, {
    x: 0,
    y: h * 0.97 - (drawing.gap + 4) * scale,
    scale,
    colours: ground.fore,
  });
  const birds = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    const x = w * (0.12 + t * 0.78) + (next() - 0.5) * w * 0.06;
    const y = h * (0.56 - t * 0.4) + (next() - 0.5) * h * 0.17;
    return note(x, y, h * (0.017 + next() * 0.011), i % 3 === 0 ? ground.accent : ground.fore, {
      flag: true,
      turn: (next() - 0.5) * 62,
    });
  });
  return staff + birds.join('');
};

/** Notes falling like snow on a staff. */
export const snow: Scene = (w, h, { ground, next }) => {
  const s = h / 30;
  const flakes = Array.from({ length: 46 }, (_, i) => {
    const x = (i * 0.618 * w + next() * 40) % w;
    const y = h * 0.04 + next() * h * 0.72;
    return note(x, y, s * (0.32 + next() * 0.5), i % 5 === 0 ? ground.accent : ground.fore, {
      stem: '',
      open: next() > 0.55,
    });
  });
  const lines = [0, 1, 2, 3, 4]
    .map((i) => rect(0, h * 0.84 + i * s * 0.9, w, s * 0.09, ground.fore))
    .join('');
  return flakes.join('') + lines;
};

const leaf = (x: number, y: number, s: number, turn: number, fill: string) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${s})"><path d="M0 0C.5 -1.1 1.9 -1.5 3.3 -.5C2.3 .7 .9 .9 0 0Z" fill="${fill}"/></g>`;

/** The armindeni: a green branch whose buds are notes. */
export const branch: Scene = (w, h, { ground }) => {
  const u = h / 100;
  const x = w * 0.5;
  const light = ground.mode === 'dark' ? mint : green;
  const stem = `<path d="M${x - 12 * u} ${104 * u}C${x - 4 * u} ${70 * u} ${x - 14 * u} ${46 * u} ${x + 8 * u} ${8 * u}" fill="none" stroke="${light}" stroke-width="${1.3 * u}" stroke-linecap="round"/>`;
  const at = (t: number) => {
    const b = (p0: number, p1: number, p2: number, p3: number) =>
      (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t ** 3 * p3;
    return [x + b(-12, -4, -14, 8) * u, b(104, 70, 46, 8) * u];
  };
  const leaves = Array.from({ length: 14 }, (_, i) => {
    const [px, py] = at(0.2 + i * 0.058);
    const side = i % 2 === 0 ? -28 - i : 208 + i;
    return leaf(px, py, u * (6.2 - i * 0.22), side, light);
  });
  const buds = [
    [0.42, 17, -9],
    [0.62, -17, -8],
    [0.8, 14, -6],
    [0.97, 5, -6],
  ].map(([t, dx, dy]) => {
    const [px, py] = at(t);
    return (
      `<path d="M${px} ${py}Q${px + dx * 0.4 * u} ${py + dy * 1.4 * u} ${px + dx * u} ${py + dy * u}" fill="none" stroke="${light}" stroke-width="${0.6 * u}"/>` +
      note(px + dx * u, py + dy * u, u * 3, ground.accent, { stem: '' })
    );
  });
  const lines = [-2, -1, 0, 1, 2]
    .map((i) => rect(0, (62 + i * 7) * u, w, 0.3 * u, ground.fore, 'opacity=".55"'))
    .join('');
  return lines + stem + leaves.join('') + buds.join('');
};

/** A lullaby: a slur for a cradle, three small notes in it. */
export const cradle: Scene = (w, h, { ground }) => {
  const u = h / 100;
  const cx = w / 2;
  const slur = `<path d="M${cx - 52 * u} ${46 * u}C${cx - 34 * u} ${90 * u} ${cx + 34 * u} ${90 * u} ${cx + 52 * u} ${46 * u}C${cx + 36 * u} ${84 * u} ${cx - 36 * u} ${84 * u} ${cx - 52 * u} ${46 * u}Z" fill="${ground.fore}"/>`;
  const tones = tints({ ...ground, tint: true }, 4);
  const notes = [
    [-27, 50, 4.4],
    [-6, 60, 5.2],
    [17, 56, 4.4],
    [33, 44, 3.6],
  ]
    .map(([dx, y, s], i) => note(cx + dx * u, y * u, s * u, tones[i]))
    .join('');
  return (
    notes +
    slur +
    `<circle cx="${cx + 46 * u}" cy="${20 * u}" r="${8.5 * u}" fill="${honey}"/><circle cx="${cx + 50 * u}" cy="${17.4 * u}" r="${7.6 * u}" fill="${ground.back}"/>`
  );
};

/** Sheets of music laid on one another. */
export const sheets: Scene = (w, h, { page, next, count = 3 }) => {
  const u = h / 100;
  const system = whole(page);
  return Array.from({ length: count }, (_, k) => {
    const [sw, sh] = [58 * u, 78 * u];
    const x = w / 2 + (k - (count - 1) / 2) * w * 0.26;
    const turn = (k - (count - 1) / 2) * 9 + (next() - 0.5) * 5;
    const edges = [0, ...system.bars];
    const first = Math.min(k * 2, Math.max(0, edges.length - 4));
    const part = bars(system, first, first + 2, { clefs: first === 0 });
    const scale = (sw - 14 * u) / part.x1;
    const drawing = draw(part, { line: 0.14, gap: Math.max(7, (sh - 22 * u) / scale / part.staves.length) });
    const tone = k === 1 ? voicesFor(part.staves.length) : ink;
    return (
      `<g transform="translate(${x.toFixed(1)} ${h / 2}) rotate(${turn.toFixed(1)})">` +
      rect(-sw / 2 + u, -sh / 2 + u * 1.6, sw, sh, '#000', 'opacity=".2"') +
      rect(-sw / 2, -sh / 2, sw, sh, k === 1 ? paper : '#F3EBD8') +
      toSvg(drawing, { x: -sw / 2 + 7 * u, y: -sh / 2 + 12 * u, scale, colours: tone }) +
      '</g>'
    );
  }).join('');
};
