import type { ElementContent, RootContent } from 'hast';
import type { FontName } from './paper';

/** Text in one face and, where it differs from the paper's, one language. */
export type Run = { text: string; font: FontName; lang?: string };
/** A piece of a line: text, or something to draw (a tick box, a blank to fill in, a swatch of the colour `text`). */
export type Piece = Run & { kind: 'text' | 'box' | 'blank' | 'swatch' };
/** An unbreakable piece, and whether a space precedes it. */
export type Unit = { pieces: Piece[]; spaced: boolean };

const fontOf = (tagName: string, outer: FontName): FontName =>
  (({ em: 'italic', i: 'italic', cite: 'italic', strong: 'strong', b: 'strong' }) as const)[tagName] ?? outer;

/** The text of an element as runs of one face and language. */
export function runsOf(node: RootContent | ElementContent, font: FontName = 'text', lang?: string): Run[] {
  const spoken = lang === undefined ? {} : { lang };
  if (node.type === 'text') return [{ text: node.value.replace(/[ \t\r\n]+/g, ' '), font, ...spoken }];
  if (node.type !== 'element') return [];
  if (node.tagName === 'br') return [{ text: '\n', font, ...spoken }];
  const own = node.properties['lang'];
  const inner = typeof own === 'string' ? own : lang;
  return node.children.flatMap((child) => runsOf(child, fontOf(node.tagName, font), inner));
}

const separators = /(\n| +|\[ \] ?|☐ ?|…{3,}|(?=#[0-9A-F]{6}\b))/;

function piecesOf(text: string, run: Run): Piece[] {
  if (/^(\[ \]|☐)/.test(text)) return [{ ...run, text, kind: 'box' }];
  if (text.startsWith('……')) return [{ ...run, text, kind: 'blank' }];
  const colour = /^#[0-9A-F]{6}\b/.exec(text)?.[0];
  const swatch: Piece[] = colour ? [{ ...run, text: colour, kind: 'swatch' }] : [];
  return [...swatch, { ...run, text, kind: 'text' }];
}

/**
 * Runs split at their spaces. `[ ]` is a box to tick, a row of `…` a blank, `#A8231C` a colour shown as a swatch too.
 */
export function unitsOf(runs: readonly Run[]): (Unit | 'break')[] {
  const units: (Unit | 'break')[] = [];
  let open: Unit | undefined;
  for (const run of runs) {
    for (const text of run.text.split(separators)) {
      if (text === undefined || text === '') continue;
      if (text.trim() === '') {
        if (text === '\n') units.push('break');
        open = undefined;
      } else if (open) {
        open.pieces.push(...piecesOf(text, run));
      } else {
        open = { pieces: piecesOf(text, run), spaced: true };
        units.push(open);
      }
    }
  }
  return units;
}
