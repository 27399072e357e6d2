// Monograms instead of faces: swash initials above a line of the person's own music.
import { content } from '../../content';
import { cut, draw, toSvg } from '../lib/engrave';
import { initials, nameIn } from '../lib/names';
import { picture, rect, svg } from '../lib/output';
import { grounds } from '../lib/palette';
import { boundsOf, mapPath, writePath } from '../lib/paths';
import { pick, random } from '../lib/random';
import { line } from '../lib/type';
import { whole } from '../scenes/shared';
import type { GroundName } from '../lib/palette';
import type { Path } from '../lib/paths';
import type { TypeStyle } from '../lib/type';

const GROUNDS: GroundName[] = ['red', 'honey', 'green', 'lapis', 'wine', 'pine', 'night', 'sand'];
const PAGES = [
  'el-grillo-1',
  'belle-qui-tiens-ma-vie',
  'if-ye-love-me-2',
  'o-nata-lux-2',
  'chant-des-oyseaux-4',
];

const tune = (seed: string, w: number, y: number, colour: string) => {
  const next = random(seed);
  const full = whole(pick(PAGES, next));
  const voice = Math.floor(next() * full.staves.length);
  const edges = full.bars.slice(1 + Math.floor(next() * 4));
  const to = edges.filter((x) => x - edges[0] <= 40).at(-1);
  const part = cut({ ...full, staves: [full.staves[voice]] }, { from: edges[0], to });
  const scale = w / 40;
  const drawing = draw(part, { start: false, extend: [60, 60], line: 0.1 });
  return toSvg(drawing, { x: (w - part.x1 * scale) / 2, y, scale, colours: colour });
};

/** The two initials set large, the second lower, the whole inked area centred in the upper part. */
const monogram = (name: string, w: number, h: number, fill: string, second: string) => {
  const [a, b] = initials(name);
  const style: TypeStyle = { font: 'italic', size: 100, features: ['swsh', 'kern'] };
  const one = line(a, style);
  const two = mapPath(line(b, style).path, (x, y) => [x + one.width * 0.95, y + 24]);
  const box = boundsOf([...one.path, ...two]);
  const scale = Math.min((w * 0.74) / (box.x1 - box.x0), (h * 0.5) / (box.y1 - box.y0));
  const place = (path: Path) =>
    mapPath(path, (x, y) => [
      w / 2 + (x - (box.x0 + box.x1) / 2) * scale,
      h * 0.4 + (y - (box.y0 + box.y1) / 2) * scale,
    ]);
  return `<path d="${writePath(place(one.path), 2)}" fill="${fill}"/><path d="${writePath(place(two), 2)}" fill="${second}"/>`;
};

const portrait = (name: string, ground: GroundName, w: number, h: number) => {
  const g = grounds[ground];
  return svg(
    w,
    h,
    `<clipPath id="p"><rect width="${w}" height="${h}"/></clipPath><g clip-path="url(#p)">${rect(0, 0, w, h, g.back)}${monogram(name, w, h, g.fore, g.accent)}${tune(name, w, h * 0.77, g.fore)}</g>`,
  );
};

const groundFor = (name: string) => pick(GROUNDS, random(`ground ${name}`));
const FOUNDER_GROUNDS: Record<number, GroundName | undefined> = {
  1: 'honey',
  2: 'lapis',
  3: 'pine',
  4: 'sand',
  5: 'red',
  6: 'night',
};
/** Chosen so that the portraits of the management do not repeat a colour side by side. */
const FIXED: Record<string, GroundName | undefined> = {
  'Raluca Stănciugel': 'green',
  'Ilinca Dobrotescu': 'red',
  'Dumitru Păltinișanu': 'lapis',
  'Ioana Cernăianu': 'honey',
};

export const makePeople = async () => {
  for (const { name, thumbnail } of content<{ name: string; thumbnail?: string }[]>('ro/member.json')) {
    if (!thumbnail) continue;
    const source = portrait(name, FIXED[name] ?? groundFor(name), 600, 760);
    await picture(`/art/portrait/${nameIn(thumbnail, 'portrait')}.webp`, { width: 600, height: 760, source });
  }
  for (const { id, thumbnail, author } of content<{ id: number; thumbnail?: string; author: string }[]>(
    'ro/founder-testimonial.json',
  )) {
    if (!thumbnail) continue;
    const source = portrait(author, FOUNDER_GROUNDS[id] ?? groundFor(author), 800, 800);
    await picture(`/art/founder/${nameIn(thumbnail, 'founder')}.webp`, {
      width: 800,
      height: 800,
      source,
    });
  }
};
