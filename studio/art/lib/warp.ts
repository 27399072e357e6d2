// Bends drawings of engrave.ts: each gives a map from staff spaces to pixels.
import { mapPath, writePath } from './paths';
import type { Bend, Point } from './paths';
import type { Colours } from './palette';
import type { Drawing } from './engrave';

/** A cubic curve by its four points, in pixels. */
export type Curve = [Point, Point, Point, Point];
type Circle = { cx: number; cy: number; r: number; scale: number; from?: number; inward?: boolean };
type Swell = {
  x: number;
  y: number;
  scale: number;
  height: number;
  length: number;
  phase?: number;
  turn?: number;
};

/** Round a circle: the middle line lies on radius r, the tops of notes point outwards; `from` in degrees, clockwise. */
export const round =
  ({ cx, cy, r, scale, from = -90, inward = false }: Circle): Bend =>
  (x, y) => {
    const sign = inward ? -1 : 1;
    const angle = (from * Math.PI) / 180 + (sign * x * scale) / r;
    const radius = r - sign * y * scale;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  };

/** Waves: a level drawing that swings by `height` pixels over `length` pixels. */
export const waves =
  ({ x, y, scale, height, length, phase = 0, turn = 0 }: Swell): Bend =>
  (px, py) => {
    const at = x + px * scale;
    return [at, y + py * scale + height * Math.sin((at / length) * 2 * Math.PI + phase + py * turn)];
  };

const bezier = ([p0, p1, p2, p3]: Curve, t: number): Point => {
  const u = 1 - t;
  const at = (k: 0 | 1) => u ** 3 * p0[k] + 3 * u * u * t * p1[k] + 3 * u * t * t * p2[k] + t ** 3 * p3[k];
  return [at(0), at(1)];
};

/** Along a chain of cubic curves (pixels): x runs along it, y stands across. Also tells its length in staff spaces. */
export const along = (curves: Curve[], { scale, offset = 0 }: { scale: number; offset?: number }) => {
  const points = curves.flatMap((c, i) =>
    Array.from({ length: 81 }, (_, k) => bezier(c, k / 80)).slice(i === 0 ? 0 : 1),
  );
  const lengths = [0];
  for (let i = 1; i < points.length; i++) {
    lengths.push(
      lengths[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]),
    );
  }
  const total = lengths[lengths.length - 1];
  const map: Bend = (x, y) => {
    const s = Math.min(Math.max(x * scale + offset, 0), total - 0.01);
    const i = Math.max(
      1,
      lengths.findIndex((l) => l > s),
    );
    const t = (s - lengths[i - 1]) / (lengths[i] - lengths[i - 1]);
    const [a, b] = [points[i - 1], points[i]];
    const before = points[Math.max(0, i - 4)];
    const after = points[Math.min(points.length - 1, i + 3)];
    const size = Math.hypot(after[0] - before[0], after[1] - before[1]);
    const [nx, ny] = [-(after[1] - before[1]) / size, (after[0] - before[0]) / size];
    return [a[0] + (b[0] - a[0]) * t + nx * y * scale, a[1] + (b[1] - a[1]) * t + ny * y * scale];
  };
  return { map, spaces: total / scale };
};

/** SVG of a drawing sent through a map. */
export const bent = (drawing: Drawing, map: Bend, colours: Colours, decimals = 1): string =>
  drawing.staves
    .map((path, i) => {
      const colour = Array.isArray(colours) ? colours[i % colours.length] : colours;
      return `<path d="${writePath(mapPath(path, map), decimals)}" fill="${colour}"/>`;
    })
    .join('');
