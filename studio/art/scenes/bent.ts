// Scenes of bent staves: rings, waves, arches, hills, a swan.
import { cut } from '../lib/engrave';
import { path, ring, voice, wave } from '../lib/motifs';
import { tints, whole } from './shared';
import type { Scene } from '../lib/setting';
import type { Curve } from '../lib/warp';

/** Rings inside one another, one a voice, like a canon written in a circle. */
export const rings: Scene = (w, h, { ground, page, cx = 0.62, cy = 0.5, size = 0.92, count = 3 }) => {
  const system = whole(page);
  const n = Math.min(count, system.staves.length);
  const outer = (Math.min(w, h) * size) / 2;
  const step = outer / (n + 0.9);
  const colours = tints(ground, system.staves.length);
  return Array.from({ length: n }, (_, i) => {
    const r = outer - i * step - step * 0.3;
    return ring(voice(system, i), {
      cx: w * cx,
      cy: h * cy,
      r,
      spaces: (2 * Math.PI * r) / (step / 8.2),
      colours: colours[i],
      from: -90 + i * 40,
    });
  }).join('');
};

/** Three voices as waves. */
export const waters: Scene = (w, h, { ground, page, phase = 0, n = 3 }) => {
  const system = whole(page);
  const scale = h / (n * 11);
  const colours = tints(ground, n);
  return Array.from({ length: n }, (_, i) =>
    wave(voice(system, i), {
      x: -20,
      y: (h * (i + 0.75)) / (n + 0.5),
      width: w + 40,
      scale,
      height: h * (0.022 + i * 0.008),
      length: w * 0.52,
      phase: phase + i * 0.95,
      colours: colours[i],
    }),
  ).join('');
};

/** An arcade: round arches of five lines, notes climbing over them. */
export const arcade: Scene = (w, h, { ground, page, count = 3 }) => {
  const system = whole(page);
  const bay = w / count;
  const colours = tints(ground, 4);
  const scale = bay / 62;
  const leg = h * 0.94 - bay * 0.4 - h * 0.06;
  return Array.from({ length: count }, (_, k) =>
    [0, 1]
      .map((i) => {
        const r = bay * (0.41 - i * 0.2);
        const cx = bay * (k + 0.5);
        const top = h - leg;
        const q = 0.5523 * r;
        const curves: Curve[] = [
          [
            [cx - r, h + 10],
            [cx - r, h - leg * 0.4],
            [cx - r, top + leg * 0.3],
            [cx - r, top],
          ],
          [
            [cx - r, top],
            [cx - r, top - q],
            [cx - q, top - r],
            [cx, top - r],
          ],
          [
            [cx, top - r],
            [cx + q, top - r],
            [cx + r, top - q],
            [cx + r, top],
          ],
          [
            [cx + r, top],
            [cx + r, top + leg * 0.3],
            [cx + r, h - leg * 0.4],
            [cx + r, h + 10],
          ],
        ];
        const staff = cut(voice(system, (k + i * 2) % system.staves.length), { from: system.bars[k] ?? 0 });
        return path(
          { ...staff, music: 0 },
          { curves, scale: scale * (1 - i * 0.2), colours: colours[(k + i) % 4], line: 0.16 },
        );
      })
      .join(''),
  ).join('');
};

/** Where the crest of hill i stands at x. */
const crest = (w: number, h: number, i: number) => ({
  y: h * (0.43 + i * 0.16),
  height: h * (0.045 + i * 0.008),
  length: w * 0.9,
  phase: i * 0.75 + 0.4,
});

/** Hills that come nearer from staff to staff, a sun going down behind the first. */
export const hills: Scene = (w, h, { ground, page }) => {
  const system = whole(page);
  const colours = tints(ground, 4);
  const far = crest(w, h, 0);
  const edge = Array.from({ length: 61 }, (_, k) => {
    const x = (w * k) / 60;
    return `L${x.toFixed(1)} ${(far.y - h * 0.03 + far.height * Math.sin((x / far.length) * 2 * Math.PI + far.phase)).toFixed(1)}`;
  });
  const sun = `<circle cx="${w * 0.72}" cy="${h * 0.3}" r="${h * 0.13}" fill="${ground.accent}"/><path d="M0 ${h}${edge.join('')}L${w} ${h}Z" fill="${ground.back}"/>`;
  const staves = [0, 1, 2, 3].map((i) =>
    wave(voice(system, i % system.staves.length), {
      ...crest(w, h, i),
      x: -20,
      width: w + 40,
      scale: (h / 100) * (1.05 + i * 0.45),
      colours: colours[i],
    }),
  );
  return sun + staves.join('');
};
