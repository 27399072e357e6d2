import { unitsOf } from './inline';
import type { Piece, Run, Unit } from './inline';
import type { Paper } from './paper';

/** A positioned piece: `x` is measured from the start of the line, in points. */
export type Placed = Piece & { x: number; width: number };
/** `above` is the part of the height left for handwriting. */
export type Line = { pieces: Placed[]; width: number; height: number; above: number; size: number };
export type Features = ('tnum' | 'lnum')[];
/** `lead` is the space between lines. All in points. */
export type Setting = { size: number; width: number; lead?: number; features?: Features };

const shortestBlank = 80;
const handwriting = 22;

/** pdfkit draws a box for a character missing from the face; a document with one is refused. */
function demandSigns(paper: Paper, { text, font }: Piece) {
  const { _font: face } = paper as unknown as {
    _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
  };
  for (const sign of text) {
    if (!face.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)) {
      throw new Error(`“${text}”: the face “${font}” has no sign for “${sign}”`);
    }
  }
}

function widthOf(paper: Paper, piece: Piece, { size, features }: Setting): number {
  if (piece.kind === 'box' || piece.kind === 'swatch') return size * 1.3;
  if (piece.kind === 'blank') return shortestBlank;
  paper.font(piece.font).fontSize(size);
  demandSigns(paper, piece);
  return paper.widthOfString(piece.text, features ? { features } : {});
}

const widthOfAll = (paper: Paper, pieces: readonly Piece[], setting: Setting) =>
  pieces.reduce((sum, piece) => sum + widthOf(paper, piece, setting), 0);

/** An address that is too long for its column may break after @ . - and /. */
function cutLong(paper: Paper, unit: Unit, setting: Setting): Unit[] {
  if (widthOfAll(paper, unit.pieces, setting) <= setting.width) return [unit];
  return unit.pieces
    .flatMap((piece) => piece.text.split(/(?<=[@./-])/).map((text) => ({ ...piece, text })))
    .map((piece, index) => ({ pieces: [piece], spaced: unit.spaced && index === 0 }));
}

function merge(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    const isText = last?.kind === 'text' && piece.kind === 'text';
    if (isText && last.font === piece.font && last.lang === piece.lang) {
      merged[merged.length - 1] = { ...last, text: last.text + piece.text };
    } else {
      merged.push(piece);
    }
  }
  return merged;
}

/** Adjacent pieces of one face and language are merged; the rest of the line goes to its blanks. */
function place(paper: Paper, pieces: readonly Piece[], setting: Setting): Line {
  const merged = merge(pieces);
  const widths = merged.map((piece) => widthOf(paper, piece, setting));
  const blanks = merged.filter(({ kind }) => kind === 'blank').length;
  const used = widths.reduce((sum, width) => sum + width, 0);
  const rest = setting.width === Infinity ? 0 : setting.width - used;
  let x = 0;
  const placed = merged.map((piece, index) => {
    const width = (widths[index] ?? 0) + (piece.kind === 'blank' ? rest / blanks : 0);
    x += width;
    return { ...piece, x: x - width, width };
  });
  const { size, lead = 2.5 } = setting;
  const height = size * 1.305 + lead;
  const above = blanks > 0 ? Math.max(0, handwriting - height) : 0;
  return { pieces: placed, width: x, size, above, height: height + above };
}

/** Breaks runs into lines. Throws on a character that the face lacks. */
export function layOut(paper: Paper, runs: readonly Run[], setting: Setting): Line[] {
  const lines: Piece[][] = [[]];
  let line: Piece[] = lines[0] ?? [];
  const turn = () => lines.push((line = []));
  for (const each of unitsOf(runs)) {
    if (each === 'break') {
      turn();
      continue;
    }
    for (const { pieces, spaced } of cutLong(paper, each, setting)) {
      const [first] = pieces;
      if (!first) continue;
      const air = first.kind === 'box' ? '    ' : ' ';
      const space: Piece[] = spaced && line.length > 0 ? [{ ...first, text: air, kind: 'text' }] : [];
      const fits = widthOfAll(paper, merge([...line, ...space, ...pieces]), setting) <= setting.width;
      if (fits || line.length === 0) {
        line.push(...space, ...pieces);
      } else {
        turn();
        line.push(...pieces);
      }
    }
  }
  return lines.map((pieces) => place(paper, pieces, setting));
}

/** Width of the longest line and of the longest unbreakable part, in points. */
export function extent(
  paper: Paper,
  runs: readonly Run[],
  setting: Setting,
): { longest: number; least: number } {
  const wide = layOut(paper, runs, { ...setting, width: Infinity });
  const units = unitsOf(runs).map((unit) => (unit === 'break' ? 0 : widthOfAll(paper, unit.pieces, setting)));
  return { longest: Math.max(...wide.map(({ width }) => width)), least: Math.max(0, ...units) };
}

export const heightOf = (lines: readonly Line[]) => lines.reduce((sum, { height }) => sum + height, 0);
