// A plate: a ground and a scene, at any size, from one recipe.
import * as bent from '../scenes/bent.mjs';
import * as figures from '../scenes/figures.mjs';
import * as lines from '../scenes/lines.mjs';
import * as signs from '../scenes/signs.mjs';
import * as straight from '../scenes/straight.mjs';
import { picture, rect, svg } from './output.mjs';
import { grounds } from './palette.mjs';
import { random } from './random.mjs';

const scenes = { ...bent, ...figures, ...lines, ...signs, ...straight };

/** Ground names may end in `+`: staves in voice colours. */
const groundOf = (name) => ({ ...grounds[name.replace('+', '')], tint: name.endsWith('+') });

/** `recipe` = [scene, ground, page, options]. */
export const scene = (seed, [name, groundName, page = 'o-nata-lux-1', options = {}], w, h) => {
  const draw = scenes[name];
  const ground = groundOf(groundName);
  if (!draw || !ground.back) throw new Error(`${seed}: no scene ${name} or ground ${groundName}`);
  return rect(0, 0, w, h, ground.back) + draw(w, h, { ground, page, next: random(seed), ...options });
};

export const plateSvg = (seed, recipe, w, h) =>
  svg(
    w,
    h,
    `<clipPath id="plate"><rect width="${w}" height="${h}"/></clipPath><g clip-path="url(#plate)">${scene(seed, recipe, w, h)}</g>`,
  );

/** The plate as WebP, and with `preview` also its 1200 × 630 JPEG twin. */
export const plate = async (path, recipe, { width, height, preview = false }) => {
  await picture(`${path}.webp`, { width, height, source: plateSvg(path, recipe, width, height) });
  if (preview)
    await picture(`${path}.jpg`, {
      width: 1200,
      height: 630,
      source: plateSvg(path, recipe, 1200, 630),
    });
};
