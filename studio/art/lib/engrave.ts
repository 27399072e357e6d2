// Draws staves: systems of score.ts become filled paths, in staff spaces, one a staff.
import { mapPath, rectPath, stripPath, writePath } from './paths';
import type { Path } from './paths';
import type { Colours } from './palette';
import { systemsOf } from './score';
import type { Item, Staff, System } from './score';

/** One path a staff, in staff spaces. */
export type Drawing = { staves: Path[]; top: number; height: number; width: number; gap: number };
type Cut = { from?: number; to?: number; staves?: number[] };
type Layout = {
  gap?: number;
  extend?: number[];
  span?: boolean;
  line?: number;
  start?: boolean;
  steps?: number;
};

const shift = (items: Item[], dx: number): Item[] =>
  items.map((i) => ({ ...i, path: mapPath(i.path, (x, y) => [x + dx, y]), x0: i.x0 + dx, x1: i.x1 + dx }));
const withExtent = (items: Item[]): Staff => ({
  items,
  top: Math.min(-2, ...items.map((i) => i.y0)),
  bottom: Math.max(2, ...items.map((i) => i.y1)),
});

/** Music between two x positions (best: barlines), moved to begin at 0. `staves` picks and orders staves by index. */
export const cut = (system: System, { from = 0, to = system.x1, staves }: Cut = {}): System => {
  const chosen = staves ? staves.map((i) => system.staves[i]) : system.staves;
  return {
    x0: 0,
    x1: to - from,
    music: Math.max(0, system.music - from),
    bars: system.bars.filter((x) => x >= from - 0.1 && x <= to + 0.1).map((x) => x - from),
    staves: chosen.map(({ items }) =>
      withExtent(
        shift(
          items.filter((i) => i.x0 >= from - 0.15 && i.x1 <= to + 0.35),
          -from,
        ),
      ),
    ),
  };
};

/** Cuts by bar numbers: bar 0 begins with the clefs (or after them when `clefs` is false). */
export const bars = (
  system: System,
  first: number,
  last: number,
  { clefs = first === 0, staves }: { clefs?: boolean; staves?: number[] } = {},
): System => {
  const edges = [clefs ? 0 : system.music, ...system.bars.filter((x) => x > system.music + 1)];
  return cut(system, { from: edges[first], to: edges[Math.min(last + 1, edges.length - 1)], staves });
};

/** Systems one after another as a single one; clefs only at the beginning. */
export const join = (systems: System[]): System =>
  systems.reduce((left, next) => {
    const right = cut(next, { from: next.music });
    return {
      x0: 0,
      x1: left.x1 + right.x1,
      music: left.music,
      bars: [...left.bars, ...right.bars.map((x) => x + left.x1)],
      staves: left.staves.map((s, i) => withExtent([...s.items, ...shift(right.staves[i].items, left.x1)])),
    };
  });

/** A system by page name and number, e.g. `piece('el-grillo-1', 0)`. */
export const piece = (page: string, system = 0): System => systemsOf(page)[system];

/** Smallest distance between staff middles at which no two staves touch. */
export const tightest = (system: System, air = 1): number => {
  const { staves } = system;
  return Math.max(5.5, ...staves.slice(1).map((s, i) => staves[i].bottom - s.top + air));
};

/**
 * One path a staff. `gap` is the distance of staff middles, `extend` how far bare lines run on to the left and right,
 * `span` draws barlines through from staff to staff, `line` is the thickness of staff lines; `steps` cuts the lines into
 * that many pieces, for warping.
 */
export const draw = (
  system: System,
  {
    gap = tightest(system),
    extend = [0, 0],
    span = false,
    line = 0.12,
    start = true,
    steps = 1,
  }: Layout = {},
): Drawing => {
  const [left, right] = extend;
  const staves = system.staves.map((staff, index) => {
    const y = index * gap;
    const path: Path = [];
    for (let i = -2; i <= 2; i++) path.push(...stripPath(-left, system.x1 + right, y + i, line, steps));
    for (const item of staff.items) path.push(...mapPath(item.path, (px, py) => [px, py + y]));
    const reach = index < system.staves.length - 1 ? gap - 4 : 0;
    if (span && reach > 0) for (const x of system.bars) path.push(...rectPath(x, y + 2, 0.2, reach));
    if (start) path.push(...rectPath(0, y - 2, 0.2, 4 + (span ? reach : 0)));
    return path;
  });
  const top = system.staves[0].top;
  const height = (system.staves.length - 1) * gap + system.staves[system.staves.length - 1].bottom - top;
  return { staves, top, height, width: system.x1, gap };
};

/** SVG of a drawing: `scale` pixels a staff space, its top-left (first staff's top line) at x, y; one colour a staff. */
export const toSvg = (
  drawing: Drawing,
  {
    x,
    y,
    scale,
    colours,
    opacity = 1,
  }: { x: number; y: number; scale: number; colours: Colours; opacity?: number },
): string =>
  drawing.staves
    .map((path, i) => {
      const d = writePath(
        mapPath(path, (px, py) => [x + px * scale, y + (py + 2) * scale]),
        2,
      );
      const colour = Array.isArray(colours) ? colours[i % colours.length] : colours;
      return `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
    })
    .join('');
