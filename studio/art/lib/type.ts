// Sets type as outlines, so that no font has to be installed: fontkit shapes, the glyphs become paths.
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { fontFile } from '../../fonts/files';
import { addCommaBelowSmallCaps } from '../../fonts/small-caps';
import { mapPath, parsePath, writePath } from './paths';
import type { Path } from './paths';

const FILES = {
  roman: 'eb-garamond/400Regular/EBGaramond_400Regular.ttf',
  italic: 'eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
  medium: 'eb-garamond/500Medium/EBGaramond_500Medium.ttf',
  sans: 'instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
  sansMedium: 'instrument-sans/500Medium/InstrumentSans_500Medium.ttf',
};
export type FontName = keyof typeof FILES;
/** `size` in pixels, `tracking` in parts of the size. */
export type TypeStyle = { font?: FontName; size?: number; features?: string[]; tracking?: number };
type Set = { path: Path; width: number; size: number };

const fonts = new Map<FontName, Font>();
const fontOf = (name: FontName): Font => {
  const known = fonts.get(name);
  if (known) return known;
  const full = readFileSync(fontFile(FILES[name]));
  const font = create(name.startsWith('sans') ? full : addCommaBelowSmallCaps(full));
  if (!('layout' in font)) throw new Error(`${FILES[name]} is a collection of fonts`);
  fonts.set(name, font);
  return font;
};

const DEFAULTS = ['kern', 'liga', 'ccmp', 'locl'];

/** Shapes one line. Gives its width and a writer of its outline; sizes in pixels, y is the baseline. */
export const line = (
  text: string,
  { font = 'roman', size = 16, features = ['onum'], tracking = 0 }: TypeStyle = {},
): Set => {
  const face = fontOf(font);
  const run = face.layout(text, [...DEFAULTS, ...features]);
  const missing = run.glyphs.findIndex((g) => g.id === 0);
  if (missing >= 0) throw new Error(`no glyph in ${font} for “${text}”`);
  const scale = size / face.unitsPerEm;
  let pen = 0;
  const path: Path = [];
  run.glyphs.forEach((glyph, i) => {
    const at = run.positions[i];
    const dx = pen + at.xOffset * scale;
    path.push(
      ...mapPath(parsePath(glyph.path.toSVG()), (x, y) => [dx + x * scale, -(y + at.yOffset) * scale]),
    );
    pen += at.xAdvance * scale + tracking * size;
  });
  return { path, width: pen - tracking * size, size };
};

const ANCHOR = { start: 0, middle: -0.5, end: -1 };

export type TextStyle = TypeStyle & {
  x: number;
  y: number;
  fill: string;
  anchor?: keyof typeof ANCHOR;
  decimals?: number;
};

/** One line of type as an SVG path. */
export const text = (
  value: string,
  { x, y, fill, anchor = 'start', decimals = 2, ...style }: TextStyle,
): string => {
  const set = line(value, style);
  const dx = x + set.width * ANCHOR[anchor];
  return `<path d="${writePath(
    mapPath(set.path, (px, py) => [px + dx, py + y]),
    decimals,
  )}" fill="${fill}"/>`;
};

/** Breaks a text at spaces into the fewest lines that fit, then evens them out. */
export const wrap = (value: string, width: number, style: TypeStyle): string[] => {
  const words = value.split(' ');
  const fill = (limit: number) =>
    words.reduce<string[]>((lines, word) => {
      const joined = lines.length ? `${lines.at(-1)} ${word}` : word;
      if (lines.length && line(joined, style).width <= limit) return [...lines.slice(0, -1), joined];
      return [...lines, word];
    }, []);
  const lines = fill(width);
  let best = lines;
  for (let limit = width * 0.97; limit > width * 0.4; limit *= 0.97) {
    const tried = fill(limit);
    if (tried.length > lines.length || tried.some((l) => line(l, style).width > width)) break;
    best = tried;
  }
  return best;
};

export type Room = TypeStyle & {
  width: number;
  height?: number;
  rows?: number;
  max: number;
  min?: number;
  leading?: number;
};
type Lines = { lines: string[]; size: number; leading?: number };

/** Largest size at which the text fits the box in at most `rows` lines. */
export const fit = (
  value: string,
  { width, height = Infinity, rows = 4, max, min = 14, leading = 1.08, ...style }: Room,
): Lines => {
  for (let size = max; size >= min; size *= 0.96) {
    const lines = wrap(value, width, { ...style, size });
    const widest = Math.max(...lines.map((l) => line(l, { ...style, size }).width));
    if (lines.length <= rows && widest <= width && lines.length * size * leading <= height)
      return { lines, size, leading };
  }
  throw new Error(`“${value}” does not fit ${width} px`);
};

/** A block of lines from `fit` (or given), y at the first baseline. Returns the SVG and the last baseline. */
export const block = ({ lines, size, leading = 1.08 }: Lines, { x, y, ...style }: TextStyle) => ({
  svg: lines.map((l, i) => text(l, { ...style, size, x, y: y + i * size * leading })).join(''),
  bottom: y + (lines.length - 1) * size * leading,
});

/** Small capitals, spaced. */
export const caps = (value: string, style: TextStyle): string =>
  text(value, { features: ['smcp', 'c2sc', 'onum'], tracking: 0.09, ...style });
