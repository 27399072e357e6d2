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
import type { Recipe, Scene } from './setting';

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

/** The plate as WebP, and with `preview` also its 1200 × 630 JPEG twin. */
export const plate = async (
  path: string,
  recipe: Recipe,
  { width, height, preview = false }: Size & { preview?: boolean },
): Promise<void> => {
  await picture(`${path}.webp`, { width, height, source: plateSvg(path, recipe, width, height) });
  if (preview)
    await picture(`${path}.jpg`, {
      width: 1200,
      height: 630,
      source: plateSvg(path, recipe, 1200, 630),
    });
};
