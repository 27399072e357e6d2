import type { Features, Line, Placed } from './lines';
import { decorate, ink, makeRoom } from './paper';
import type { Paper, Structure } from './paper';

/** A position in a paper; `density` scales type and spacing, so that no page is started for a last line. */
export type Sheet = { paper: Paper; parent: Structure; density: number };
type Look = { x?: number; colour?: string; features?: Features };

function drawThing(
  paper: Paper,
  { kind, text, x, width }: Placed,
  size: number,
  left: number,
  baseline: number,
) {
  decorate(paper, () => {
    const side = size * 0.8;
    if (kind === 'blank') {
      paper.moveTo(left + x, baseline + 2).lineTo(left + x + width, baseline + 2);
      paper.lineWidth(0.5).stroke(ink);
    } else if (kind === 'box') {
      paper
        .rect(left + x + 0.5, baseline - side + 1, side, side)
        .lineWidth(0.7)
        .stroke(ink);
    } else {
      paper
        .rect(left + x, baseline - side + 1, side, side)
        .lineWidth(0.3)
        .fillAndStroke(text, ink);
    }
  });
}

/** Consecutive pieces in one language, drawn in one go. */
function spokenTogether(pieces: readonly Placed[]): Placed[][] {
  const groups: Placed[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last && last[0]?.lang === piece.lang && last[0]?.kind === 'text' && piece.kind === 'text')
      last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

function writeLine(paper: Paper, structure: Structure, line: Line, isLast: boolean, look: Look) {
  const left = look.x ?? paper.page.margins.left;
  const { size, height, above } = line;
  const top = paper.y + above;
  const final = line.pieces.findLast(({ kind }) => kind === 'text');
  for (const group of spokenTogether(line.pieces)) {
    const [first] = group;
    if (!first) continue;
    if (first.kind !== 'text') {
      drawThing(paper, first, size, left, top + size * 1.007);
      continue;
    }
    const write = () => {
      for (const piece of group) {
        // The space that a line end stands for, for readers that join lines.
        const text = piece === final && !isLast ? `${piece.text} ` : piece.text;
        paper
          .font(piece.font)
          .fontSize(size)
          .fillColor(look.colour ?? ink);
        paper.text(text, left + piece.x, top, {
          lineBreak: false,
          ...(look.features && { features: look.features }),
        });
      }
    };
    structure.add(first.lang === undefined ? write : paper.struct('Span', { lang: first.lang }, write));
  }
  paper.y = top + height - above;
}

/**
 * Writes lines into a structure that hangs in the document's tree, from page to page: the first two and the last two
 * lines of a text stay together.
 */
export function writeLines(
  paper: Paper,
  structure: Structure,
  lines: readonly Line[],
  look: Look = {},
): void {
  lines.forEach((line, index) => {
    const pair = index === 0 || index === lines.length - 2;
    makeRoom(paper, line.height + (pair ? (lines[index + 1]?.height ?? 0) : 0));
    writeLine(paper, structure, line, index === lines.length - 1, look);
  });
}
