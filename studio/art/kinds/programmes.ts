// Covers of the printed programmes: subject gives the picture, year the layout, season the colour.
import { content } from '../../content';
import { nameIn } from '../lib/names';
import { picture, rect, svg } from '../lib/output';
import { groundNamed, ink, muted, paper, red } from '../lib/palette';
import { scene } from '../lib/plate';
import { recipeFor, turns } from '../lib/recipes';
import { block, caps, fit, text } from '../lib/type';
import type { Recipe } from '../lib/setting';
import { site } from '../../site';
import type { FontName } from '../lib/type';

const [W, H] = [600, 840];
const M = 44;

type Item = { slug: string; title: { ro: string }; date: string; city: string; image: string };

const romanMonth = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const dayOf = (date: string) =>
  `${Number(date.slice(8, 10))} · ${romanMonth[Number(date.slice(5, 7)) - 1]} · ${date.slice(0, 4)}`;

const yearOf = ({ date }: Item) => Number(date.slice(0, 4));
const ageIn = (item: Item) => yearOf(item) - Number(site.foundingDate.slice(0, 4));

/** A picture in a window of the page. */
const windowOf = (seed: string, recipe: Recipe, x: number, y: number, w: number, h: number) =>
  `<clipPath id="w"><rect width="${w}" height="${h}"/></clipPath><g transform="translate(${x} ${y})"><g clip-path="url(#w)">${scene(seed, recipe, w, h)}</g></g>`;

const titleOf = (title: string, options: { max: number; height: number; width?: number; font?: FontName }) =>
  fit(title, { width: W - 2 * M, rows: 4, leading: 1.04, ...options });

const foot = (item: Item, fill: string, soft = fill) =>
  text(site.shortName, { x: M, y: H - 40, size: 30, fill }) +
  caps(`${item.city} ${item.date.slice(0, 4)}`, { x: W - M, y: H - 40, size: 19, fill: soft, anchor: 'end' });

/** One ground for the whole cover, title above the picture. */
const plain = (item: Item, recipe: Recipe) => {
  const g = groundNamed(recipe[1]);
  const set = titleOf(item.title.ro, { height: 210, max: 78 });
  return (
    rect(0, 0, W, H, g.back) +
    block(set, { x: M, y: 62 + set.size * 0.72, fill: g.fore }).svg +
    windowOf(item.slug, recipe, 0, 300, W, 440) +
    rect(0, 740, W, 100, g.back) +
    foot(item, g.fore, g.soft)
  );
};

/** A framed picture, the title centred under it. */
const framed = (item: Item, recipe: Recipe) => {
  const set = titleOf(item.title.ro, { height: 150, max: 62 });
  const y = 612 + (150 - set.lines.length * set.size * 1.04) / 2 + set.size * 0.7;
  return (
    rect(0, 0, W, H, paper) +
    caps(site.shortName, { x: W / 2, y: 62, size: 24, fill: ink, anchor: 'middle' }) +
    windowOf(item.slug, recipe, M, 92, W - 2 * M, 480) +
    block(set, { x: W / 2, y, fill: ink, anchor: 'middle' }).svg +
    caps(`${item.city} ${dayOf(item.date)}`, { x: W / 2, y: H - 36, size: 19, fill: muted, anchor: 'middle' })
  );
};

/** The picture bleeds on three sides, type on paper below. */
const bleed = (item: Item, recipe: Recipe) => {
  const set = titleOf(item.title.ro, { height: 150, max: 66 });
  return (
    rect(0, 0, W, H, '#F1EADA') +
    windowOf(item.slug, recipe, 0, 0, W, 560) +
    block(set, { x: M, y: 600 + set.size * 0.72, fill: ink }).svg +
    foot(item, red, muted)
  );
};

/** A jubilee, every tenth year: a broad coloured margin with the choir’s age in it. */
const jubilee = (item: Item, recipe: Recipe) => {
  const g = groundNamed(recipe[1]);
  const set = fit(item.title.ro, { width: W - 190, rows: 4, max: 64, height: 230, leading: 1.04 });
  return (
    rect(0, 0, W, H, g.back) +
    rect(0, 0, 112, H, g.mode === 'dark' ? '#FAF6EC' : red) +
    `<g transform="translate(84 ${H - 40}) rotate(-90)">${text(String(ageIn(item)), { x: 0, y: 0, size: 92, fill: g.mode === 'dark' ? red : paper, features: ['lnum'] })}${caps('de ani de cor', { x: 112, y: -6, size: 25, fill: g.mode === 'dark' ? ink : paper })}</g>` +
    windowOf(item.slug, recipe, 112, 0, W - 112, 500) +
    block(set, { x: 148, y: 530 + set.size * 0.72, fill: g.fore }).svg +
    caps(`${item.city} ${item.date.slice(0, 4)}`, { x: 148, y: H - 40, size: 19, fill: g.soft })
  );
};

/** Five lines above the title, italic. */
const ruled = (item: Item, recipe: Recipe) => {
  const g = groundNamed(recipe[1]);
  const set = titleOf(item.title.ro, { height: 200, max: 70, font: 'italic' });
  const lines = [0, 1, 2, 3, 4].map((i) => rect(M, 52 + i * 8, W - 2 * M, 1.2, ink)).join('');
  return (
    rect(0, 0, W, H, paper) +
    lines +
    block(set, { x: M, y: 124 + set.size * 0.66, fill: g.mode === 'dark' ? g.back : red, font: 'italic' })
      .svg +
    windowOf(item.slug, recipe, M, 352, W - M, 400) +
    foot(item, ink, muted)
  );
};

/** The picture fills the cover above a band with the title. */
const banded = (item: Item, recipe: Recipe) => {
  const g = groundNamed(recipe[1]);
  const band =
    g.mode === 'dark'
      ? { back: '#E7DEC5', fore: ink, soft: '#574f3d' }
      : { back: ink, fore: paper, soft: '#C9C1B0' };
  const set = titleOf(item.title.ro, { height: 170, max: 60, width: W - 2 * M });
  const top = H - 110 - set.lines.length * set.size * 1.04 - 30;
  return (
    windowOf(item.slug, recipe, 0, 0, W, Math.round(top)) +
    rect(0, Math.round(top), W, H, band.back) +
    block(set, { x: M, y: top + 34 + set.size * 0.72, fill: band.fore }).svg +
    foot(item, band.fore, band.soft)
  );
};

/** A layout for a year, so that the covers of a season look alike. */
const LAYOUTS = [bleed, framed, ruled, banded, plain, framed];
const layoutOf = (item: Item) => (ageIn(item) % 10 === 0 ? jubilee : LAYOUTS[yearOf(item) % LAYOUTS.length]);

export const makeProgrammes = async () => {
  const list = content<Item[]>('setlists.json');
  const turn = turns(list.map((item) => item.title.ro));
  for (const [i, item] of list.entries()) {
    const source = svg(W, H, layoutOf(item)(item, recipeFor(item.title.ro, item.date, turn[i])));
    await picture(`/art/programme/${nameIn(item.image, 'programme')}.webp`, {
      width: W,
      height: H,
      source,
    });
  }
};
