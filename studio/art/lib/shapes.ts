// The shapes of an engraved page, one SVG element at a time.
import { mapPath, parsePath, rectPath } from './paths';
import type { Path, Segment } from './paths';

type Attributes = Record<string, string>;

/** What a glyph is, by the beginning of its outline; dynamics, brackets, braces and metronome marks are dropped. */
const GLYPHS: Record<string, string[]> = {
  drop: ['M-43 140', 'M161 32', 'M0 -56v', 'M0 56h', 'M191 487', 'M93 66', 'M-84 -', 'M-88 -', 'M215 137'],
  clef: ['M266 -635', 'M557 -125', 'M558 -125', 'M327 0'],
  time: ['M250 262', 'M250 265', 'M359 27', 'M263 265', 'M229 0'],
  note: [
    'M218 136',
    'M314 65',
    'M212 138',
    'M213 112',
    'M310 63',
    'M210 110',
    'M163 36',
    'M0 -30c',
    'M0 -11c',
  ],
  rest: ['M362 -156', 'M365 0', 'M-6 78', 'M362 0', 'M-9 78', 'M70 205', 'M365 -156', 'M140 0', 'M506 -25'],
};

const roleOf = (d: string) =>
  Object.keys(GLYPHS).find((role) => GLYPHS[role].some((start) => d.startsWith(start))) ?? 'glyph';

export const attributes = (tag: string): Attributes =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map((m) => [m[1], m[2]]));

const polygonPath = (points: string): Path => {
  const n = points
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const out: Path = [];
  for (let i = 0; i < n.length; i += 2) out.push([i === 0 ? 'M' : 'L', n[i], n[i + 1]]);
  return [...out, ['Z']];
};

/** Slurs are two curves with a stroke: without the stroke they need a little more body. */
const thicken = (path: Path): Path => {
  const curves = path.filter(([command]) => command === 'C');
  if (curves.length !== 2) return path;
  const sign = Math.sign(curves[0][2] + curves[0][4] - curves[1][2] - curves[1][4]);
  const moved = (c: Segment, by: number): Segment => ['C', c[1], c[2] + by, c[3], c[4] + by, c[5], c[6]];
  return path.map((s) =>
    s === curves[0] ? moved(s, sign * 0.06) : s === curves[1] ? moved(s, -sign * 0.06) : s,
  );
};

/** Lyric hyphens and extender lines: thin flat rectangles that are not ledger lines. */
const isLyricMark = (w: number, h: number, ry: number) => ry > 0 && h < 0.17 && w > h;

const isMetronomeStem = (ry: number) => ry > 0 && ry < 0.03;

export const shapeOf = (name: string, a: Attributes): { path: Path; role: string } | undefined => {
  if (name === 'rect') {
    const [x, y, w, h, ry] = [a.x, a.y, a.width, a.height, a.ry].map(Number);
    if (isLyricMark(w, h, ry) || isMetronomeStem(ry)) return undefined;
    return {
      path: rectPath(x, y, w, h),
      role: h >= 3.9 && ry === 0 ? 'bar' : h > 12 ? 'start' : h < 0.3 ? 'ledger' : 'stem',
    };
  }
  if (name === 'polygon') return { path: polygonPath(a.points), role: 'beam' };
  if (name !== 'path') return undefined;
  const scale = /scale\(([\d.-]+), ([\d.-]+)\)/.exec(a.transform ?? '');
  const path = parsePath(a.d);
  if (!scale) return { path: thicken(path), role: 'slur' };
  const [sx, sy] = [Number(scale[1]), Number(scale[2])];
  const role = roleOf(a.d);
  return role === 'drop' ? undefined : { path: mapPath(path, (x, y) => [x * sx, y * sy]), role };
};
