// EB Garamond has no small capitals for ș and ț with a comma below: it sets „NAțIONAL”. This adds them to a subset
// TrueType font, as composites of its small capital and its comma, reached through the features smcp and c2sc.
import { extendGsub, glyphOf, readFeatures, readTables, substitute, words, writeTables } from './opentype';
import type { Pair, Tables } from './opentype';

const COMMA = 0x0326;
const LETTERS = [
  { plain: 's', small: 0x0219, capital: 0x0218 },
  { plain: 't', small: 0x021b, capital: 0x021a },
] as const;

type Box = { left: number; bottom: number; right: number; top: number };
type Shape = { glyph: number; box: Box };

const WORDS_XY = 0x0003; // the offsets of a component are 16-bit numbers
const MORE = 0x0020;
const BASE_METRICS = 0x0200;

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`the font has no ${tag}`);
  return found;
}

function glyphOffsets(head: Buffer, loca: Buffer): number[] {
  const long = head.readInt16BE(50) === 1;
  return Array.from({ length: loca.length / (long ? 4 : 2) }, (_, i) =>
    long ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i),
  );
}

function box(glyf: Buffer, at: number): Box {
  const [left, bottom, right, top] = [2, 4, 6, 8].map((more) => glyf.readInt16BE(at + more));
  return { left, bottom, right, top };
}

/** A letter with the comma centred under it, along the slant of the face (the tangent of the italic angle). */
function composite(letter: Shape, comma: Shape, slant: number): Buffer {
  const middle = (each: Box) => (each.left + each.right) / 2 - (slant * (each.bottom + each.top)) / 2;
  const shift = Math.round(middle(letter.box) - middle(comma.box));
  return words(
    ...[0xffff, Math.min(letter.box.left, comma.box.left + shift), comma.box.bottom],
    ...[Math.max(letter.box.right, comma.box.right + shift), letter.box.top],
    ...[WORDS_XY | MORE | BASE_METRICS, letter.glyph, 0, 0],
    ...[WORDS_XY, comma.glyph, shift, 0],
  );
}

/** Every glyph gets its own advance, so that new ones can follow. */
function growMetrics(tables: Tables, copies: number[]): void {
  const [hhea, hmtx, count] = [
    table(tables, 'hhea'),
    table(tables, 'hmtx'),
    table(tables, 'maxp').readUInt16BE(4),
  ];
  const full = hhea.readUInt16BE(34);
  const metric = (glyph: number) =>
    glyph < full
      ? hmtx.subarray(4 * glyph, 4 * glyph + 4)
      : Buffer.concat([
          hmtx.subarray(4 * full - 4, 4 * full - 2),
          hmtx.subarray(2 * (glyph + full), 2 * (glyph + full) + 2),
        ]);
  const glyphs = [...Array.from({ length: count }, (_, glyph) => glyph), ...copies];
  tables.set('hmtx', Buffer.concat(glyphs.map(metric)));
  hhea.writeUInt16BE(glyphs.length, 34);
  table(tables, 'maxp').writeUInt16BE(glyphs.length, 4);
}

function growOutlines(tables: Tables, glyphs: Buffer[]): void {
  const [head, maxp] = [table(tables, 'head'), table(tables, 'maxp')];
  const offsets = glyphOffsets(head, table(tables, 'loca'));
  const parts: Buffer[] = [table(tables, 'glyf')];
  for (const glyph of glyphs) {
    const padded = Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]);
    parts.push(padded);
    offsets.push((offsets.at(-1) ?? 0) + padded.length);
  }
  const loca = Buffer.alloc(4 * offsets.length);
  offsets.forEach((offset, i) => loca.writeUInt32BE(offset, 4 * i));
  head.writeInt16BE(1, 50);
  tables.set('loca', loca);
  tables.set('glyf', Buffer.concat(parts));
  // Points and contours of a composite, its components, its depth: generous, they are only upper limits.
  for (const [at, limit] of [
    [10, 400],
    [12, 40],
    [28, 4],
    [30, 4],
  ]) {
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), limit), at);
  }
}

/** `source` is a TrueType font with ș, ț, U+0326 and small capitals for s and t. */
export function addCommaBelowSmallCaps(source: Uint8Array): Buffer {
  const font = Buffer.from(source);
  const tables = readTables(font);
  const [glyf, cmap, gsub] = [table(tables, 'glyf'), table(tables, 'cmap'), table(tables, 'GSUB')];
  const features = readFeatures(gsub);
  const offsets = glyphOffsets(table(tables, 'head'), table(tables, 'loca'));
  const shape = (glyph: number): Shape => ({ glyph, box: box(glyf, offsets[glyph]) });
  const slant = Math.tan((-table(tables, 'post').readInt32BE(4) / 65536) * (Math.PI / 180));
  const comma = shape(glyphOf(cmap, COMMA));
  const count = table(tables, 'maxp').readUInt16BE(4);

  const letters = LETTERS.map(({ plain }) =>
    shape(substitute(gsub, features, 'smcp', glyphOf(cmap, plain.charCodeAt(0)))),
  );
  growMetrics(
    tables,
    letters.map((letter) => letter.glyph),
  );
  growOutlines(
    tables,
    letters.map((letter) => composite(letter, comma, slant)),
  );
  const pairs = (kind: 'small' | 'capital') =>
    LETTERS.map((letter, i): Pair => [glyphOf(cmap, letter[kind]), count + i]);
  const additions = [
    { tag: 'smcp', pairs: pairs('small') },
    { tag: 'c2sc', pairs: pairs('capital') },
  ];
  tables.set('GSUB', extendGsub(gsub, features, additions));
  return writeTables(font.readUInt32BE(0), tables);
}
