// Music as a picture: the few figures that covers and plates are composed of.
import { bars, cut, draw, join, piece, tightest, toSvg } from './engrave';
import type { Colours } from './palette';
import type { System } from './score';
import { along, bent, round, waves } from './warp';
import type { Curve } from './warp';

type Field = {
  x: number;
  y: number;
  width: number;
  height?: number;
  colours: Colours;
  extend?: number[];
  line?: number;
  span?: boolean;
  start?: boolean;
  bottom?: boolean;
};
type Ring = {
  cx: number;
  cy: number;
  r: number;
  degrees?: number;
  from?: number;
  spaces: number;
  inward?: boolean;
  colours: Colours;
  line?: number;
  closed?: boolean;
};
type Wave = {
  x: number;
  y: number;
  width: number;
  scale: number;
  height: number;
  length: number;
  phase?: number;
  turn?: number;
  colours: Colours;
  gap?: number;
  line?: number;
};

/** Music scaled so that it fills a width; `height` (pixels) spreads the staves evenly over that height. */
export const field = (
  system: System,
  {
    x,
    y,
    width,
    height,
    colours,
    extend = [0, 0],
    line = 0.13,
    span = false,
    start = true,
    bottom = false,
  }: Field,
) => {
  const scale = width / system.x1;
  const rows = system.staves.length - 1;
  const least = tightest(system, 0.7);
  const gap = height ? Math.max(least, (height / scale - 4) / Math.max(1, rows)) : least;
  const drawing = draw(system, { gap, extend: extend.map((e) => e / scale), line, span, start });
  const tall = (rows * gap + 4) * scale;
  const top = bottom ? y - tall : y;
  const above = (-2 - system.staves[0].top) * scale;
  return { svg: toSvg(drawing, { x, y: top, scale, colours }), top, above, tall, scale };
};

/** A staff bent into a ring (or an arc of `degrees`), the music repeated as often as fits. */
export const ring = (
  staff: System,
  {
    cx,
    cy,
    r,
    degrees = 360,
    from = -90,
    spaces,
    inward = false,
    colours,
    line = 0.13,
    closed = degrees === 360,
  }: Ring,
): string => {
  const length = (degrees * Math.PI * r) / 180;
  const scale = length / spaces;
  const drawing = draw(fitTo(staff, spaces), { line, steps: Math.round(degrees / 2), start: !closed });
  return bent(drawing, round({ cx, cy, r, scale, from, inward }), colours, 2);
};

/** The same music again and again until it fills `spaces`; what would cross the end is left out, the lines run to it. */
export const fitTo = (system: System, spaces: number): System => {
  const body = cut(system, { from: system.music });
  const long = join(Array.from({ length: Math.ceil(spaces / body.x1) }, () => body));
  return { ...cut(long, { to: spaces - 0.4 }), x1: spaces };
};

/** One staff (or more) swinging across a width. */
export const wave = (
  system: System,
  { x, y, width, scale, height, length, phase = 0, turn = 0, colours, gap, line = 0.13 }: Wave,
): string => {
  const spaces = width / scale;
  const drawing = draw(fitTo(system, spaces), { gap, line, steps: 160, start: false });
  return bent(drawing, waves({ x, y, scale, height, length, phase, turn }), colours);
};

/** One staff along a chain of cubic curves. */
export const path = (
  system: System,
  {
    curves,
    scale,
    colours,
    line = 0.13,
  }: { curves: Curve[]; scale: number; colours: Colours; line?: number },
): string => {
  const { map, spaces } = along(curves, { scale });
  return bent(draw(fitTo(system, spaces), { line, steps: 240, start: false }), map, colours, 2);
};

export const voice = (system: System, index: number): System => ({
  ...system,
  staves: [system.staves[index]],
});

export { bars, cut, join, piece };
