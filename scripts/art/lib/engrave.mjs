// Draws staves: systems of score.mjs become filled paths, in staff spaces, one a staff.
import { boundsOf, mapPath, rectPath, stripPath, writePath } from './paths.mjs';
import { systemsOf } from './score.mjs';

const shift = (items, dx) =>
  items.map((i) => ({ ...i, path: mapPath(i.path, (x, y) => [x + dx, y]), x0: i.x0 + dx, x1: i.x1 + dx }));
const withExtent = (items) => ({
  items,
  top: Math.min(-2, ...items.map((i) => i.y0)),
  bottom: Math.max(2, ...items.map((i) => i.y1)),
});

/** Music between two x positions (best: barlines), moved to begin at 0. `staves` picks and orders staves by index. */
export const cut = (system, { from = 0, to = system.x1, staves } = {}) => {
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
export const bars = (system, first, last, { clefs = first === 0, staves } = {}) => {
  const edges = [clefs ? 0 : system.music, ...system.bars.filter((x) => x > system.music + 1)];
  return cut(system, { from: edges[first], to: edges[Math.min(last + 1, edges.length - 1)], staves });
};

/** Systems one after another as a single one; clefs only at the beginning. */
export const join = (systems) =>
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
export const piece = (page, system = 0) => systemsOf(page)[system];

/** Smallest distance between staff middles at which no two staves touch. */
export const tightest = (system, air = 1) => {
  const { staves } = system;
  return Math.max(5.5, ...staves.slice(1).map((s, i) => staves[i].bottom - s.top + air));
};

/**
 * One path a staff. `gap` is the distance of staff middles, `extend` how far bare lines run on to the left and right,
 * `span` draws barlines through from staff to staff, `line` is the thickness of staff lines; `steps` cuts the lines into
 * that many pieces, for warping.
 */
export const draw = (
  system,
  { gap = tightest(system), extend = [0, 0], span = false, line = 0.12, start = true, steps = 1 } = {},
) => {
  const [left, right] = extend;
  const staves = system.staves.map((staff, index) => {
    const y = index * gap;
    const path = [];
    for (let i = -2; i <= 2; i++) path.push(...stripPath(-left, system.x1 + right, y + i, line, steps));
    for (const item of staff.items) path.push(...mapPath(item.path, (px, py) => [px, py + y]));
    const reach = index < system.staves.length - 1 ? gap - 4 : 0;
    if (span && reach > 0) for (const x of system.bars) path.push(...rectPath(x, y + 2, 0.2, reach));
    if (start) path.push(...rectPath(0, y - 2, 0.2, 4 + (span ? reach : 0)));
    return path;
  });
  const top = system.staves[0].top;
  const height = (system.staves.length - 1) * gap + system.staves.at(-1).bottom - top;
  return { staves, top, height, width: system.x1, gap };
};

/** SVG of a drawing: `scale` pixels a staff space, its top-left (first staff's top line) at x, y; one colour a staff. */
export const toSvg = (drawing, { x, y, scale, colours, opacity = 1 }) =>
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

export const boxOf = (drawing) => boundsOf(drawing.staves.flat());
