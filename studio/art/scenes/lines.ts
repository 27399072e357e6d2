// Scenes of bare lines and bent staves that show a thing: rays, tape, a swan.
import { cut, draw, join, piece } from '../lib/engrave';
import { path, voice } from '../lib/motifs';
import { rect } from '../lib/output';
import type { Point } from '../lib/paths';
import { bent } from '../lib/warp';
import type { Curve } from '../lib/warp';
import { tints, whole } from './shared';
import type { Scene } from '../lib/setting';

/** The silver swan: neck and breast in one line of music. */
export const swan: Scene = (w, h, { ground }) => {
  const staff = voice(
    join([piece('the-silver-swan-1', 0), piece('the-silver-swan-1', 1), piece('the-silver-swan-2', 0)]),
    0,
  );
  const u = h / 100;
  const x = w / 2 - 62 * u;
  const p = (a: number, b: number): Point => [x + a * u, b * u];
  const curves: Curve[] = [
    [p(16, 32), p(15, 20), p(24, 13), p(33, 16)],
    [p(33, 16), p(46, 21), p(24, 40), p(24, 54)],
    [p(24, 54), p(25, 76), p(58, 82), p(82, 73)],
    [p(82, 73), p(104, 64), p(112, 48), p(134, 40)],
  ];
  const water = [0, 1, 2]
    .map((i) => rect(0, (86 + i * 4.4) * u, w, u * 0.22, ground.accent, `opacity="${0.7 - i * 0.2}"`))
    .join('');
  return path(staff, { curves, scale: u * 1.62, colours: ground.fore, line: 0.15 }) + water;
};

/** A tape from reel to reel, the staff for a tape. */
export const tape: Scene = (w, h, { ground, page }) => {
  const u = h / 100;
  const [a, b, y] = [w * 0.27, w * 0.73, 44 * u];
  const reel = (cx: number, r: number) =>
    `<circle cx="${cx}" cy="${y}" r="${r}" fill="none" stroke="${ground.accent}" stroke-width="${u * 0.7}"/>` +
    [0, 120, 240]
      .map(
        (t) =>
          `<circle cx="${cx + Math.sin((t * Math.PI) / 180) * 12 * u}" cy="${y - Math.cos((t * Math.PI) / 180) * 12 * u}" r="${5.4 * u}" fill="none" stroke="${ground.accent}" stroke-width="${u * 0.5}"/>`,
      )
      .join('') +
    `<circle cx="${cx}" cy="${y}" r="${2 * u}" fill="${ground.accent}"/>`;
  const r = 30 * u;
  const curves: Curve[] = [
    [
      [a - r, y],
      [a - r, y + 30 * u],
      [a - 8 * u, 84 * u],
      [w * 0.4, 84 * u],
    ],
    [
      [w * 0.4, 84 * u],
      [w * 0.46, 84 * u],
      [w * 0.54, 84 * u],
      [w * 0.6, 84 * u],
    ],
    [
      [w * 0.6, 84 * u],
      [b + 8 * u, 84 * u],
      [b + r, y + 30 * u],
      [b + r, y],
    ],
  ];
  return (
    reel(a, 25 * u) +
    reel(b, 25 * u) +
    path(voice(whole(page), 0), { curves, scale: u * 1.7, colours: ground.fore, line: 0.16 })
  );
};

/** Rays of five lines from below the edge. */
export const rays: Scene = (w, h, { ground, count = 11 }) => {
  const [cx, cy] = [w / 2, h * 1.02];
  const reach = Math.hypot(w, h) * 1.05;
  const colours = tints(ground, 4);
  const beams = Array.from({ length: count }, (_, i) => {
    const lines = [-2, -1, 0, 1, 2]
      .map(
        (k) =>
          `M${(cx + k * h * 0.006).toFixed(1)} ${(cy - h * 0.27).toFixed(1)}L${(cx + k * h * 0.02).toFixed(1)} ${(cy - reach).toFixed(1)}`,
      )
      .join('');
    return `<path d="${lines}" transform="rotate(${((i - (count - 1) / 2) * 174) / (count - 1)} ${cx} ${cy})" stroke="${colours[i % 4]}" stroke-width="${h * 0.0028}" fill="none"/>`;
  });
  return beams.join('') + `<circle cx="${cx}" cy="${cy}" r="${h * 0.28}" fill="${ground.accent}"/>`;
};

/** Two voices that mirror each other across the water. */
export const mirror: Scene = (w, h, { ground, page }) => {
  const system = cut(whole(page), { from: whole(page).music });
  const scale = h / 26;
  const part = cut(voice(system, 0), { to: w / scale });
  const drawing = draw({ ...part, x1: w / scale }, { start: false, line: 0.11 });
  const at =
    (sign: number) =>
    (x: number, y: number): Point => [x * scale, h / 2 + sign * (y * scale - h * 0.22)];
  return (
    bent(drawing, at(1), ground.fore, 1) +
    `<g opacity=".45">${bent(drawing, at(-1), ground.accent, 1)}</g>` +
    rect(0, h / 2 - 0.75, w, 1.5, ground.accent)
  );
};
