// Reads an engraved page into systems of staves. Units are staff spaces; in a staff y = 0 is its middle line.
import { readFileSync } from 'node:fs';
import { boundsOf, mapPath } from './paths';
import type { Box, Path } from './paths';
import { attributes, shapeOf } from './shapes';

/** A sign of an engraving: what it is, its outline, its bounds. */
export type Item = Box & { role: string; path: Path };
export type Staff = { items: Item[]; top: number; bottom: number };
export type System = { x0: number; music: number; x1: number; bars: number[]; staves: Staff[] };
type Line = { y: number; x0: number; x1: number; level: boolean };
type Place = { y: number; x0: number; x1: number };
type Sorted = Place & { items: Item[]; spans: number[] };

const SCORES = new URL('../scores/', import.meta.url);

/** Staves in a system, by the beginning of the page’s name. */
const STAVES: Record<string, number> = {
  belle: 4,
  chant: 4,
  crucifixus: 10,
  'el-grillo': 4,
  'if-ye': 4,
  'o-nata': 5,
  'the-silver': 5,
};

const readPage = (page: string) => {
  const svg = readFileSync(new URL(`${page}.svg`, SCORES), 'utf8').replaceAll(/<text[\s\S]*?<\/text>/g, '');
  const items: Item[] = [];
  const lines: Line[] = [];
  for (const [, tx, ty, body] of svg.matchAll(
    /<g transform="translate\(([\d.-]+), ([\d.-]+)\)">([\s\S]*?)<\/g>/g,
  )) {
    for (const [, name, rest] of body.matchAll(/<(\w+)\s([^>]*?)\/?>/g)) {
      const a = attributes(rest.replaceAll('\n', ' '));
      if (name === 'line')
        lines.push({
          y: Number(ty),
          x0: Number(tx) + Number(a.x1),
          x1: Number(tx) + Number(a.x2),
          level: a.y1 === a.y2,
        });
      const shape = shapeOf(name, a);
      if (!shape) continue;
      const path = mapPath(shape.path, (x, y) => [x + Number(tx), y + Number(ty)]);
      items.push({ ...shape, path, ...boundsOf(path) });
    }
  }
  return { items, lines };
};

/** Groups of five level lines one space apart. */
const stavesOf = (lines: Line[]) => {
  const level = lines.filter((l) => l.level && l.x1 - l.x0 > 20).sort((a, b) => a.y - b.y);
  const staves: Place[] = [];
  for (let i = 0; i + 4 < level.length;) {
    const five = level.slice(i, i + 5);
    if (Math.abs(five[4].y - five[0].y - 4) < 0.1) {
      staves.push({ y: five[2].y, x0: five[0].x0, x1: five[0].x1 });
      i += 5;
    } else i += 1;
  }
  return staves;
};

const nearest = (staves: Place[], y: number) =>
  staves.reduce((best, s, i) => (Math.abs(s.y - y) < Math.abs(staves[best].y - y) ? i : best), 0);

/** The y that says which staff a thing belongs to: the end of it that lies nearest to a staff. */
const homeOf = (item: Item, staves: Place[]) => {
  const ends = [item.y0, item.y1, (item.y0 + item.y1) / 2];
  const distance = (y: number) => Math.abs(staves[nearest(staves, y)].y - y);
  return nearest(
    staves,
    ends.reduce((a, b) => (distance(b) < distance(a) ? b : a)),
  );
};

const cache = new Map<string, System[]>();

/**
 * The systems of a page: `{ x0, music, x1, bars, staves: [{ items, top, bottom }] }`, x from 0 at the staff's left end.
 * Brackets and system bars are left out (drawn anew where wanted); bars holds the x of every barline,
 * music the x where clefs and signatures end.
 */
export const systemsOf = (page: string): System[] => {
  const known = cache.get(page);
  if (known) return known;
  const { items, lines } = readPage(page);
  const staves = stavesOf(lines).map((s): Sorted => ({ ...s, items: [], spans: [] }));
  for (const item of items) {
    if (item.role === 'start') continue;
    const staff = staves[homeOf(item, staves)];
    const local = mapPath(item.path, (x, y) => [x - staff.x0, y - staff.y]);
    const box = boundsOf(local);
    const inside = box.x0 > -0.3 && box.x1 < staff.x1 - staff.x0 + 0.8 && box.y0 > -8 && box.y1 < 8;
    const isSpan = item.role === 'bar' && (box.y1 - box.y0 > 6.5 || Math.abs(box.y0 + box.y1) > 1.5);
    if (isSpan) staff.spans.push(box.x0);
    else if (inside) staff.items.push({ role: item.role, path: local, ...box });
  }
  const [, size] = Object.entries(STAVES).find(([start]) => page.startsWith(start)) ?? [];
  if (size === undefined) throw new Error(`how many staves has a system of ${page}?`);
  const systems: System[] = [];
  for (let i = 0; i + size <= staves.length; i += size) systems.push(systemFrom(staves.slice(i, i + size)));
  cache.set(page, systems);
  return systems;
};

const systemFrom = (staves: Sorted[]): System => {
  const inStaff = staves[0].items.filter((i) => i.role === 'bar').map((i) => i.x0);
  const found = inStaff.length > 0 ? inStaff : staves.flatMap((s) => s.spans);
  const bars = [...new Set(found.map((x) => Math.round(x * 10) / 10))];
  const starts = staves.flatMap((s) =>
    s.items.filter((i) => i.role === 'note' || i.role === 'rest').map((i) => i.x0),
  );
  return {
    x0: 0,
    music: Math.min(...starts) - 0.8,
    x1: staves[0].x1 - staves[0].x0,
    bars: bars.sort((a, b) => a - b),
    staves: staves.map(({ items }) => ({
      items,
      top: Math.min(-2, ...items.map((i) => i.y0)),
      bottom: Math.max(2, ...items.map((i) => i.y1)),
    })),
  };
};
