// A plate: a ground and a scene, at any size, from one recipe.
import * as bent from '../scenes/bent';
import * as figures from '../scenes/figures';
import * as lines from '../scenes/lines';
import * as signs from '../scenes/signs';
import * as straight from '../scenes/straight';
import { picture, rect, svg } from './output';
import type { Size } from './output';
import { groundNamed } from './palette';
import { random } from './random';
import type { Recipe, Scene, SceneOptions } from './setting';

const scenes: Record<string, Scene | undefined> = { ...bent, ...figures, ...lines, ...signs, ...straight };

export const scene = (
  seed: string,
  [name, ground, page = 'o-nata-lux-1', options = {}]: Recipe,
  w: number,
  h: number,
): string => {
  const draw = scenes[name];
  if (!draw) throw new Error(`${seed}: no scene ${name}`);
  const under = { ...groundNamed(ground), tint: ground.endsWith('+') };
  return rect(0, 0, w, h, under.back) + draw(w, h, { ground: under, page, next: random(seed), ...options });
};

const plateSvg = (seed: string, recipe: Recipe, w: number, h: number): string =>
  svg(
    w,
    h,
    `<clipPath id="plate"><rect width="${w}" height="${h}"/></clipPath><g clip-path="url(#plate)">${scene(seed, recipe, w, h)}</g>`,
  );

/** The card that a share shows: its middle holds the words (lib/cards/panel.ts), so the scene stands at either side. */
const CARD = { width: 1200, height: 630 };
const WING = 300;

/** Scenes of one figure, which stands whole in a wing: the height of their canvas in parts of its width. */
const FIGURES: Record<string, number | undefined> = {
  cradle: 0.88,
  fir: 1.08,
  numeral: 1,
  rest: 1,
  rings: 1,
  sheets: 1.25,
  star: 1.1,
  sun: 1.1,
  swan: 0.68,
  tape: 0.62,
};
/** The width of that canvas: the scenes are made for plates, not for stamps. */
const FIGURE = 480;
/** What a wing asks of a scene instead of what the whole plate does. */
const IN_WINGS: Record<string, SceneOptions | undefined> = {
  arcade: { count: 1 },
  close: { spaces: 12, rows: 2 },
  rings: { count: 2, cx: 0.5 },
  sheets: { count: 1 },
};

const wingSvg = (seed: string, recipe: Recipe): string => {
  const [name, ground, page, options] = recipe;
  const own: Recipe = [name, ground, page, { ...options, ...IN_WINGS[name] }];
  const ratio = FIGURES[name];
  if (ratio === undefined) return scene(seed, own, WING, CARD.height);
  const scale = WING / FIGURE;
  const top = (CARD.height - WING * ratio) / 2;
  const figure = `<g transform="translate(0 ${top}) scale(${scale})">${scene(seed, own, FIGURE, FIGURE * ratio)}</g>`;
  return rect(0, 0, WING, CARD.height, groundNamed(ground).back) + figure;
};

/** What stands around the words of a share card: the scene of the recipe, at the left and at the right. */
export const cardGround = async (path: string, recipe: Recipe): Promise<void> => {
  const { width, height } = CARD;
  const wings = ['left', 'right'].map(
    (side, index) =>
      `<g transform="translate(${index * (width - WING)} 0)"><clipPath id="${side}"><rect width="${WING}" height="${height}"/></clipPath><g clip-path="url(#${side})">${wingSvg(`${path} ${side}`, recipe)}</g></g>`,
  );
  const body = rect(0, 0, width, height, groundNamed(recipe[1]).back) + wings.join('');
  await picture(path, { width, height, source: svg(width, height, body) });
};

/** The plate as WebP, and with `preview` also the ground of its share card. */
export const plate = async (
  path: string,
  recipe: Recipe,
  { width, height, preview = false }: Size & { preview?: boolean },
): Promise<void> => {
  await picture(`${path}.webp`, { width, height, source: plateSvg(path, recipe, width, height) });
  if (preview) await cardGround(`${path}.jpg`, recipe);
};
