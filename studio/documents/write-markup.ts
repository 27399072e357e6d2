import type { Element } from 'hast';
import { toTree } from '../site';
import { runsOf } from './inline';
import type { Run } from './inline';
import { heightOf, layOut } from './lines';
import { makeRoom, rubric } from './paper';
import type { FontName, Paper } from './paper';
import { writeLines } from './write-lines';
import type { Sheet } from './write-lines';
import { writeTable } from './write-table';

type Block = { tag: string; element: Element; size: number; font?: FontName; indent?: number; below: number };

const headings: Record<string, { size: number; font: FontName; above: number }> = {
  h2: { size: 17, font: 'text', above: 12 },
  h3: { size: 13.5, font: 'strong', above: 8 },
  h4: { size: 11.5, font: 'strong', above: 6 },
};
const bodySize = 11;
const listIndent = 18;

const languageOf = ({ properties }: Element) =>
  typeof properties['lang'] === 'string' ? { lang: properties['lang'] } : {};

const setIn = (paper: Paper, size: number, density: number, indent = 0) => ({
  size: size * density,
  lead: 2.5 * density,
  width: paper.page.width - paper.page.margins.left - paper.page.margins.right - indent,
});

/** Keeps a line that announces what follows (a heading, “for example:”) on the page of what it announces. */
const announces = (runs: readonly Run[]) => /:\s*$/.test(runs.at(-1)?.text ?? '');

function writeBlock({ paper, parent, density }: Sheet, block: Block) {
  const { tag, element, size, font = 'text', indent = 0, below } = block;
  const runs = runsOf(element, font);
  const lines = layOut(paper, runs, setIn(paper, size, density, indent));
  if (tag.startsWith('H')) makeRoom(paper, heightOf(lines) + 56);
  else if (announces(runs)) makeRoom(paper, heightOf(lines) + 28);
  const look = { x: paper.page.margins.left + indent };
  if (lines.some(({ pieces }) => pieces.some(({ kind }) => kind === 'text'))) {
    const structure = paper.struct(tag, languageOf(element));
    parent.add(structure);
    writeLines(paper, structure, lines, look);
    structure.end();
  } else {
    writeLines(paper, parent, lines, look);
  }
  paper.y += below * density;
}

const markOf = (list: Element, index: number) => (list.tagName === 'ol' ? `${index + 1}.` : '–');

function writeItem({ paper, parent, density }: Sheet, item: Element, mark: string) {
  const setting = setIn(paper, bodySize, density, listIndent);
  const runs = runsOf(item);
  const isBox = /^\s*(\[ \]|☐)/.test(runs[0]?.text ?? '');
  const lines = layOut(paper, runs, isBox ? { ...setting, width: setting.width + listIndent } : setting);
  makeRoom(paper, heightOf(lines.slice(0, lines.length === 3 ? 3 : 2)));
  const entry = paper.struct('LI', languageOf(item));
  parent.add(entry);
  const { left } = paper.page.margins;
  if (!isBox) {
    const label = paper.struct('Lbl');
    entry.add(label);
    const { y } = paper;
    paper.y = y + (lines[0]?.above ?? 0);
    writeLines(paper, label, layOut(paper, [{ text: mark, font: 'text' }], setting), { colour: rubric });
    label.end();
    paper.y = y;
  }
  const body = paper.struct('LBody');
  entry.add(body);
  writeLines(paper, body, lines, { x: isBox ? left : left + listIndent });
  entry.end();
  paper.y += 2 * density;
}

function writeList(sheet: Sheet, list: Element) {
  const { paper, parent, density } = sheet;
  const items = list.children.filter((child): child is Element => child.type === 'element');
  const structure = paper.struct('L', languageOf(list));
  parent.add(structure);
  items.forEach((item, index) => writeItem({ ...sheet, parent: structure }, item, markOf(list, index)));
  structure.end();
  paper.y += 6 * density;
}

function writeElement(sheet: Sheet, element: Element) {
  const heading = headings[element.tagName];
  if (heading) {
    const { size, font, above } = heading;
    sheet.paper.y += above * sheet.density;
    writeBlock(sheet, { tag: element.tagName.toUpperCase(), element, size, font, below: 4 });
  } else if (element.tagName === 'ul' || element.tagName === 'ol') {
    writeList(sheet, element);
  } else if (element.tagName === 'table') {
    writeTable(sheet, element);
  } else if (element.tagName === 'blockquote') {
    writeBlock(sheet, { tag: 'BlockQuote', element, size: bodySize, font: 'italic', indent: 18, below: 7 });
  } else if (element.tagName !== 'hr') {
    writeBlock(sheet, { tag: 'P', element, size: bodySize, below: 7 });
  }
}

/** Simple markup (headings, paragraphs, lists, tables, quotations) as tagged text of the paper. */
export function writeMarkup(sheet: Sheet, html: string): void {
  for (const child of toTree(html).children) {
    if (child.type === 'element') writeElement(sheet, child);
  }
}
