declare module 'fontkit' {
  /** Positions and advances in units of the font. */
  type Position = { xAdvance: number; xOffset: number; yOffset: number };
  type Glyph = { id: number; path: { toSVG(): string } };
  export type Font = {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features: string[]): { glyphs: Glyph[]; positions: Position[] };
  };
  type FontCollection = { fonts: Font[] };
  export function create(file: Uint8Array): Font | FontCollection;
}
