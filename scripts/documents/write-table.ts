import type { Element, ElementContent } from 'hast';
import { ink } from './paper';
import type { Paper } from './paper';

type Structure = ReturnType<Paper['struct']>;

const isElement = (node: ElementContent): node is Element => node.type === 'element';

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(textOf).join('') : '';
}

function rowsOf(element: Element): Element[] {
  if (element.tagName === 'tr') return [element];
  return element.children.filter(isElement).flatMap(rowsOf);
}

/** A table of short cells in columns of one width; a row is never cut by the end of a page. */
export function writeTable(paper: Paper, parent: Structure, element: Element): void {
  const rows = rowsOf(element).map((row) => row.children.filter(isElement));
  const { left, right, bottom } = paper.page.margins;
  const columns = Math.max(...rows.map((row) => row.length));
  const width = (paper.page.width - left - right) / columns;
  const table = paper.struct('Table');
  parent.add(table);
  for (const row of rows) {
    const cells = row.map((cell) => ({ head: cell.tagName === 'th', text: textOf(cell).trim() }));
    paper.font('text').fontSize(10);
    const height = Math.max(...cells.map(({ text }) => paper.heightOfString(text, { width: width - 10 }))) + 8;
    if (paper.y + height > paper.page.height - bottom) paper.addPage();
    const structure = paper.struct('TR');
    table.add(structure);
    const y = paper.y;
    cells.forEach(({ head, text }, column) => {
      const write = () =>
        void paper
          .font(head ? 'strong' : 'text')
          .fontSize(10)
          .fillColor(ink)
          .text(text, left + column * width, y + 3, { width: width - 10 });
      structure.add(paper.struct(head ? 'TH' : 'TD', {}, write));
    });
    structure.end();
    paper.y = y + height;
    paper.markContent('Artifact', { type: 'Layout' });
    paper.moveTo(left, paper.y).lineTo(paper.page.width - right, paper.y).lineWidth(0.3).stroke('#B9AE97');
    paper.endMarkedContent();
  }
  table.end();
  paper.y += 10;
}
