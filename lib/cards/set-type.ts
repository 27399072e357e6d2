import 'server-only';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Sets type as outlines: servers have no fonts. The site's own faces are read from public/fonts.
 */

const files = {
  roman: 'garamond-regular',
  medium: 'garamond-medium',
  sans: 'instrument-medium',
  bold: 'instrument-semibold',
} as const;

export type Face = keyof typeof files;

/** `tracking` in parts of the size. */
export type Style = { face: Face; features?: readonly string[]; tracking?: number };

const usual = ['kern', 'liga', 'ccmp', 'locl', 'mark'];
const fonts = new Map<Face, Font>();
const outlines = new Map<string, string>();

function fontOf(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const font = create(readFileSync(path.join(process.cwd(), 'public/fonts', `${files[face]}.woff2`)));
  if (!('layout' in font)) throw new Error(`${files[face]} is a collection of fonts`);
  fonts.set(face, font);
  return font;
}

/** Letters that the face lacks become their plain ones, and what has none is left out. */
export function settable(text: string, face: Face): string {
  const font = fontOf(face);
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  const nearest = (letter: string) =>
    has(letter) ? letter : [...letter.normalize('NFKD')].filter(has).join('');
  return [...text.normalize('NFC')].map(nearest).join('').replace(/ {2,}/g, ' ').trim();
}

function shaped(text: string, { face, features = [] }: Style) {
  const font = fontOf(face);
  return { ...font.layout(text, [...usual, ...features]), em: font.unitsPerEm };
}

/** Width of a text on one line, in parts of its size. */
export function widthOf(text: string, style: Style): number {
  const { positions, em } = shaped(text, style);
  const advance = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return advance / em + (style.tracking ?? 0) * Math.max(0, positions.length - 1);
}

/** One line of type as SVG, its middle at `x` and its baseline at `y`. */
export function line(
  text: string,
  style: Style,
  place: { x: number; y: number; size: number; fill: string },
): string {
  const { glyphs, positions, em } = shaped(text, style);
  const { x, y, size, fill } = place;
  const scale = size / em;
  let pen = 0;
  const letters = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const key = `${style.face} ${glyph.id}`;
    const outline = outlines.get(key) ?? glyph.path.toSVG();
    outlines.set(key, outline);
    const letter = outline && `<path transform="translate(${pen + xOffset} ${yOffset})" d="${outline}"/>`;
    pen += xAdvance + (style.tracking ?? 0) * em;
    return letter;
  });
  const left = x - (widthOf(text, style) * size) / 2;
  const at = `translate(${left.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})`;
  return `<g transform="${at}" fill="${fill}">${letters.join('')}</g>`;
}
