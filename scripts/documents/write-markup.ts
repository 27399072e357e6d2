import type { Element, ElementContent, RootContent } from 'hast';
import { toTree } from '../../lib/rich-text/to-tree';
import { ink, rubric } from './paper';
import type { FontName, Paper } from './paper';
import { writeTable } from './write-table';

type Structure = ReturnType<Paper['struct']>;
type Run = { text: string; font: FontName };

const headings: Record<string, { size: number; font: FontName; above: number }> = {
  h2: { size: 17, font: 'text', above: 12 },
  h3: { size: 13.5, font: 'strong', above: 8 },
  h4: { size: 11.5, font: 'strong', above: 6 },
};

const fontOf = (tagName: string, outer: FontName): FontName =>
  ({ em: 'italic', i: 'italic', cite: 'italic', strong: 'strong', b: 'strong' } as const)[tagName] ?? outer;

/** The words of an element, each run in its face. */
export function runsOf(node: RootContent | ElementContent, font: FontName = 'text'): Run[] {
  if (node.type === 'text') return [{ text: node.value.replace(/\s+/g, ' '), font }];
  if (node.type !== 'element') return [];
  if (node.tagName === 'br') return [{ text: '\n', font }];
  return node.children.flatMap((child) => runsOf(child, fontOf(node.tagName, font)));
}

function writeRuns(paper: Paper, runs: Run[], size: number, indent = 0) {
  const said = runs.filter(({ text }) => text !== '');
  const x = paper.page.margins.left + indent;
  const width = paper.page.width - x - paper.page.margins.right;
  said.forEach(({ text, font }, index) => {
    paper.font(font).fontSize(size).fillColor(ink);
    const options = { width, lineGap: 2.5, continued: index < said.length - 1 };
    if (index === 0) paper.text(text.trimStart(), x, paper.y, options);
    else paper.text(text, options);
  });
}

function writeList(paper: Paper, parent: Structure, list: Element) {
  const items = list.children.filter((child): child is Element => child.type === 'element');
  const structure = paper.struct('L');
  parent.add(structure);
  items.forEach((item, index) => {
    const mark = list.tagName === 'ol' ? `${index + 1}.` : '–';
    const entry = paper.struct('LI');
    structure.add(entry);
    const y = paper.y;
    entry.add(
      paper.struct('Lbl', {}, () => void paper.font('text').fontSize(11).fillColor(rubric).text(mark, paper.page.margins.left, y)),
    );
    paper.y = y;
    entry.add(paper.struct('LBody', {}, () => writeRuns(paper, runsOf(item), 11, 18)));
    paper.y += 2;
    entry.end();
  });
  structure.end();
  paper.y += 6;
}

function writeElement(paper: Paper, parent: Structure, element: Element) {
  const heading = headings[element.tagName];
  if (heading) {
    if (paper.y > paper.page.height - 140) paper.addPage();
    paper.y += heading.above;
    const runs = runsOf(element, heading.font);
    parent.add(paper.struct(element.tagName.toUpperCase(), {}, () => writeRuns(paper, runs, heading.size)));
    paper.y += 4;
  } else if (element.tagName === 'ul' || element.tagName === 'ol') {
    writeList(paper, parent, element);
  } else if (element.tagName === 'table') {
    writeTable(paper, parent, element);
  } else if (element.tagName !== 'hr') {
    const quote = element.tagName === 'blockquote';
    const runs = runsOf(element, quote ? 'italic' : 'text');
    parent.add(paper.struct(quote ? 'BlockQuote' : 'P', {}, () => writeRuns(paper, runs, 11, quote ? 18 : 0)));
    paper.y += 7;
  }
}

/** Simple markup (headings, paragraphs, lists, tables, quotations) as tagged text of the paper. */
export function writeMarkup(paper: Paper, parent: Structure, html: string): void {
  for (const child of toTree(html).children) {
    if (child.type === 'element') writeElement(paper, parent, child);
  }
}
