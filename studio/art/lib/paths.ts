// Paths as lists of absolute segments: ['M', x, y] | ['L', x, y] | ['C', x1, y1, x2, y2, x, y] | ['Z'].

export type Segment = [command: string, ...numbers: number[]];
export type Path = Segment[];
export type Point = [x: number, y: number];
/** Moves a point. */
export type Bend = (x: number, y: number) => Point;
export type Box = { x0: number; y0: number; x1: number; y1: number };
type Pen = { x: number; y: number; cx: number; cy: number; sx: number; sy: number };

const ARITY: Record<string, number | undefined> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, Z: 0 };

const absolute = (command: string, numbers: number[], x: number, y: number): number[] => {
  if (command === command.toUpperCase()) return numbers;
  const lower = command.toLowerCase();
  if (lower === 'h') return [numbers[0] + x];
  if (lower === 'v') return [numbers[0] + y];
  return numbers.map((n, i) => n + (i % 2 === 0 ? x : y));
};

/** One command with absolute numbers as a segment; `pen` is where the last one ended. */
const segment = (command: string, n: number[], pen: Pen): Segment => {
  switch (command) {
    case 'H':
      return ['L', n[0], pen.y];
    case 'V':
      return ['L', pen.x, n[0]];
    case 'S':
      return ['C', 2 * pen.x - pen.cx, 2 * pen.y - pen.cy, ...n];
    case 'Q': {
      const [qx, qy, x, y] = n;
      const third = (a: number, b: number) => a + (2 / 3) * (b - a);
      return ['C', third(pen.x, qx), third(pen.y, qy), third(x, qx), third(y, qy), x, y];
    }
    default:
      return [command, ...n];
  }
};

/** The point at which a segment that draws ends. */
const end = (segment: Segment): Point => [Number(segment.at(-2)), Number(segment.at(-1))];

/** Parses the subset of SVG path data that engravings and fonts use. Throws on anything else. */
export const parsePath = (data: string): Path => {
  const tokens = data.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? [];
  const out: Path = [];
  let pen: Pen = { x: 0, y: 0, cx: 0, cy: 0, sx: 0, sy: 0 };
  let command = '';
  for (let i = 0; i < tokens.length;) {
    if (/[a-zA-Z]/.test(tokens[i])) command = tokens[i++];
    const upper = command.toUpperCase();
    const arity = ARITY[upper];
    if (arity === undefined) throw new Error(`path command ${command} is not supported`);
    if (upper === 'Z') {
      out.push(['Z']);
      pen = { ...pen, x: pen.sx, y: pen.sy, cx: pen.sx, cy: pen.sy };
      continue;
    }
    const numbers = absolute(command, tokens.slice(i, i + arity).map(Number), pen.x, pen.y);
    i += arity;
    const done = segment(upper, numbers, pen);
    const [x, y] = end(done);
    const start = upper === 'M' ? { sx: x, sy: y } : {};
    const control = done[0] === 'C' ? { cx: done[3], cy: done[4] } : { cx: x, cy: y };
    pen = { ...pen, x, y, ...control, ...start };
    out.push(done);
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
  }
  return out;
};

/** Sends every point of a path through `map(x, y) → [x, y]`. */
export const mapPath = (segments: Path, map: Bend): Path =>
  segments.map(([command, ...n]) => {
    const out: Segment = [command];
    for (let i = 0; i < n.length; i += 2) out.push(...map(n[i], n[i + 1]));
    return out;
  });

/** Bounds of the points (control points included, which is near enough for layout). */
export const boundsOf = (segments: Path): Box => {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const [, ...n] of segments) {
    for (let i = 0; i < n.length; i += 2) {
      box.x0 = Math.min(box.x0, n[i]);
      box.x1 = Math.max(box.x1, n[i]);
      box.y0 = Math.min(box.y0, n[i + 1]);
      box.y1 = Math.max(box.y1, n[i + 1]);
    }
  }
  return box;
};

const joined = (numbers: string[]) => numbers.join(' ').replaceAll(' -', '-');

/** Path data with relative, rounded coordinates: short, and the rounding never adds up. */
export const writePath = (segments: Path, decimals = 1): string => {
  const f = 10 ** decimals;
  const number = (v: number) => String(Number((v / f).toFixed(decimals))).replace(/^(-?)0\./, '$1.');
  let [px, py, sx, sy] = [0, 0, 0, 0];
  let out = '';
  let last = '';
  for (const [command, ...n] of segments) {
    if (command === 'Z') {
      [px, py, last] = [sx, sy, 'z'];
      out += 'z';
      continue;
    }
    const q = n.map((v) => Math.round(v * f));
    let relative = q.map((v, i) => v - (i % 2 === 0 ? px : py));
    let letter = command.toLowerCase();
    if (letter === 'l' && relative[1] === 0) [letter, relative] = ['h', [relative[0]]];
    else if (letter === 'l' && relative[0] === 0) [letter, relative] = ['v', [relative[1]]];
    const text = joined(relative.map(number));
    out += letter === last && letter !== 'm' ? (text.startsWith('-') ? text : ` ${text}`) : letter + text;
    [px, py] = [q[q.length - 2], q[q.length - 1]];
    if (command === 'M') [sx, sy] = [px, py];
    last = letter;
  }
  return out;
};

export const rectPath = (x: number, y: number, w: number, h: number): Path => [
  ['M', x, y],
  ['L', x + w, y],
  ['L', x + w, y + h],
  ['L', x, y + h],
  ['Z'],
];

/** A level line of some thickness, in `steps` pieces so that it can be bent. */
export const stripPath = (x0: number, x1: number, y: number, thickness: number, steps = 1): Path => {
  if (steps === 1) return rectPath(x0, y - thickness / 2, x1 - x0, thickness);
  const xs = Array.from({ length: steps + 1 }, (_, i) => x0 + ((x1 - x0) * i) / steps);
  const upper = xs.map((x, i): Segment => [i === 0 ? 'M' : 'L', x, y - thickness / 2]);
  return [...upper, ...xs.reverse().map((x): Segment => ['L', x, y + thickness / 2]), ['Z']];
};
