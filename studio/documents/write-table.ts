import type { Element, ElementContent } from 'hast';
import { runsOf } from './inline';
import type { Run } from './inline';
import { extent, heightOf, layOut } from './lines';
import type { Features, Line, Setting } from './lines';
import { decorate, makeRoom, muted } from './paper';
import type { Paper, Structure } from './paper';
import { writeLines } from './write-lines';
import type { Sheet } from './write-lines';

type Cell = { runs: Run[]; scope?: string; isNumber: boolean };
type Column = { x: number; width: number; isNumber: boolean };

const gutter = 12;
const figures: Features = ['lnum', 'tnum'];
const isElement = (node: ElementContent): node is Element => node.type === 'element';
const saying = (runs: readonly Run[]) =>
  runs
    .map(({ text }) => text)
    .join('')
    .trim();

function rowsOf(element: Element): Element[] {
  if (element.tagName === 'tr') return [element];
  return element.children.filter(isElement).flatMap(rowsOf);
}

function cellOf(element: Element, isTop: boolean): Cell {
  const isHead = element.tagName === 'th';
  const runs = runsOf(element, isHead ? 'strong' : 'text');
  const isNumber = /^[−–]?\d[\d.,]*( ?(%|lei))?$/.test(saying(runs));
  const scope = element.properties['scope'] === 'row' || !isTop ? 'Row' : 'Column';
  return { runs, isNumber, ...(isHead && { scope }) };
}

/** Columns as wide as their longest cell plus an even share of what is left, as far as the page allows. */
function columnsOf(paper: Paper, rows: readonly Cell[][], setting: Setting): Column[] {
  const count = Math.max(...rows.map((row) => row.length));
  const { left } = paper.page.margins;
  const needs = Array.from({ length: count }, (_, index) => {
    const cells = rows.flatMap((row) => row[index] ?? []);
    const extents = cells.map(({ runs }) => extent(paper, runs, setting));
    const longest = Math.max(...extents.map((each) => each.longest)) + gutter;
    const least = Math.min(Math.max(...extents.map((each) => each.least)) + gutter, setting.width / 2);
    const isNumber = cells.slice(1).every((cell) => cell.isNumber) && cells.length > 1;
    return { longest, least: Math.min(longest, least), isNumber };
  });
  const sum = (of: (need: (typeof needs)[number]) => number) =>
    needs.reduce((total, need) => total + of(need), 0);
  const spare = setting.width - sum(({ longest }) => longest);
  const give =
    (setting.width - sum(({ least }) => least)) / (sum(({ longest, least }) => longest - least) || 1);
  let x = left;
  return needs.map(({ longest, least, isNumber }) => {
    const width = spare >= 0 ? longest + spare / count : least + (longest - least) * give;
    x += width;
    return { x: x - width, width, isNumber };
  });
}

function writeCell(paper: Paper, row: Structure, cell: Cell, lines: Line[], column: Column) {
  // pdfkit accepts a scope, though its types do not say so.
  const options: object = cell.scope ? { scope: cell.scope } : {};
  const structure = paper.struct(cell.scope ? 'TH' : 'TD', options);
  row.add(structure);
  // The rule under the row is the line to write on.
  const said = lines.filter(({ pieces }) => pieces.some(({ kind }) => kind !== 'blank'));
  for (const line of said) {
    const x = column.isNumber ? column.x + column.width - gutter - line.width : column.x;
    writeLines(paper, structure, [line], { x, features: figures });
  }
  structure.end();
}

function writeRow(
  paper: Paper,
  table: Structure,
  cells: readonly Cell[],
  columns: readonly Column[],
  setting: Setting,
) {
  const laid = columns.map((column, index) => {
    const cell = cells[index];
    return cell ? layOut(paper, cell.runs, { ...setting, width: column.width - gutter }) : [];
  });
  const isToFill = laid.some((lines) => lines.some(({ above }) => above > 0));
  const height = Math.max(...laid.map(heightOf)) + (isToFill ? 3 : 7);
  makeRoom(paper, height);
  const row = paper.struct('TR');
  table.add(row);
  const { y } = paper;
  cells.forEach((cell, index) => {
    const column = columns[index];
    const lines = laid[index] ?? [];
    paper.y = isToFill ? y + height - heightOf(lines) - 2 : y + 3;
    if (column) writeCell(paper, row, cell, lines, column);
  });
  row.end();
  paper.y = y + height;
  decorate(paper, () => {
    const { left, right } = paper.page.margins;
    paper
      .moveTo(left, paper.y)
      .lineTo(paper.page.width - right, paper.y)
      .lineWidth(0.3)
      .stroke('#B9AE97');
  });
}

/** A table of short cells; rows never break across pages. */
export function writeTable({ paper, parent, density }: Sheet, element: Element): void {
  const rows = rowsOf(element).map((row, index) =>
    row.children.filter(isElement).map((cell) => cellOf(cell, index === 0)),
  );
  const { left, right } = paper.page.margins;
  const width = paper.page.width - left - right;
  const setting = { size: 10 * density, lead: 1.5, width, features: figures };
  const columns = columnsOf(paper, rows, setting);
  const table = paper.struct('Table');
  parent.add(table);
  const caption = element.children.filter(isElement).find(({ tagName }) => tagName === 'caption');
  if (caption) {
    const lines = layOut(paper, runsOf(caption, 'italic'), { ...setting, lead: 3 });
    makeRoom(paper, heightOf(lines) + 48);
    const structure = paper.struct('Caption');
    table.add(structure);
    writeLines(paper, structure, lines, { colour: muted });
    structure.end();
  }
  for (const cells of rows) writeRow(paper, table, cells, columns, setting);
  table.end();
  paper.y += 10 * density;
}
