// Monograms instead of faces: swash initials above a line of the person's own music.
import { content, nameIn } from '../lib/content.mjs';
import { cut, draw, toSvg } from '../lib/engrave.mjs';
import { initials, kebab } from '../lib/names.mjs';
import { picture, rect, svg } from '../lib/output.mjs';
import { grounds } from '../lib/palette.mjs';
import { boundsOf, mapPath, writePath } from '../lib/paths.mjs';
import { pick, random } from '../lib/random.mjs';
import { line } from '../lib/type.mjs';
import { whole } from '../scenes/straight.mjs';

const GROUNDS = ['red', 'honey', 'green', 'lapis', 'wine', 'pine', 'night', 'sand'];
const PAGES = [
  'el-grillo-1',
  'belle-qui-tiens-ma-vie',
  'if-ye-love-me-2',
  'o-nata-lux-2',
  'chant-des-oyseaux-4',
];

const tune = (seed, w, y, colour) => {
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
const monogram = (name, w, h, fill, second) => {
  const [a, b] = initials(name);
  const style = { font: 'italic', size: 100, features: ['swsh', 'kern'] };
  const one = line(a, style);
  const two = mapPath(line(b, style).path, (x, y) => [x + one.width * 0.95, y + 24]);
  const box = boundsOf([...one.path, ...two]);
  const scale = Math.min((w * 0.74) / (box.x1 - box.x0), (h * 0.5) / (box.y1 - box.y0));
  const place = (path) =>
    mapPath(path, (x, y) => [
      w / 2 + (x - (box.x0 + box.x1) / 2) * scale,
      h * 0.4 + (y - (box.y0 + box.y1) / 2) * scale,
    ]);
  return `<path d="${writePath(place(one.path), 2)}" fill="${fill}"/><path d="${writePath(place(two), 2)}" fill="${second}"/>`;
};

const portrait = (name, ground, w, h) => {
  const g = grounds[ground];
  return svg(
    w,
    h,
    `<clipPath id="p"><rect width="${w}" height="${h}"/></clipPath><g clip-path="url(#p)">${rect(0, 0, w, h, g.back)}${monogram(name, w, h, g.fore, g.accent)}${tune(name, w, h * 0.77, g.fore)}</g>`,
  );
};

const groundFor = (name) => pick(GROUNDS, random(`ground ${name}`));
const FOUNDER_GROUNDS = { 1: 'honey', 2: 'lapis', 3: 'pine', 4: 'sand', 5: 'red', 6: 'night' };
/** Chosen so that the lists of management and conductors do not repeat a colour side by side. */
const FIXED = {
  'Raluca Stănciugel': 'green',
  'Ilinca Dobrotescu': 'red',
  'Dumitru Păltinișanu': 'lapis',
  'Ioana Cernăianu': 'honey',
  'Sever Lespezeanu': 'wine',
  'Tiberiu Vlașin': 'pine',
  'Matei Crângureanu': 'night',
  'Anca Brăileanu-Toma': 'sand',
  'Horea Zăvoianu': 'lapis',
  'Clara Weissmann': 'honey',
  'Ștefan Ghimbășanu': 'green',
  'Elisabeta Corodan': 'wine',
};

export const makePeople = async () => {
  const { conductors, managers, foundation, exhibition } = content('team.json');
  const named = [
    ...conductors.principals,
    ...conductors.second,
    ...conductors.guest,
    ...managers,
    ...foundation.people,
    ...exhibition.people,
    ...content('ro/member.json'),
  ];
  for (const name of new Set(named.map((p) => p.name))) {
    const source = portrait(name, FIXED[name] ?? groundFor(name), 600, 760);
    await picture(`/art/portrait/${kebab(name)}.webp`, { width: 600, height: 760, source });
  }
  for (const { id, thumbnail, author } of content('ro/founder-testimonial.json')) {
    if (!thumbnail) continue;
    const source = portrait(author, FOUNDER_GROUNDS[id] ?? groundFor(author), 800, 800);
    await picture(`/art/founder/${nameIn(thumbnail, 'founder')}.webp`, {
      width: 800,
      height: 800,
      source,
    });
  }
};
