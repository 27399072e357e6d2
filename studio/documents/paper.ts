import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { fontFile } from '../fonts/files';

export type Paper = InstanceType<typeof PDFDocument>;
export type Structure = ReturnType<Paper['struct']>;

const fonts = {
  text: fontFile('eb-garamond/400Regular/EBGaramond_400Regular.ttf'),
  italic: fontFile('eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf'),
  strong: fontFile('eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf'),
  sans: fontFile('instrument-sans/500Medium/InstrumentSans_500Medium.ttf'),
};
export type FontName = keyof typeof fonts;

export const ink = '#16151A';
export const rubric = '#A8231C';
export const muted = '#5D574C';
const margins = {
  A4: { top: 52, bottom: 58, left: 64, right: 64 },
  A5: { top: 48, bottom: 48, left: 48, right: 48 },
};

type PaperOptions = { title: string; language: string; size?: 'A4' | 'A5'; author: string };

/** A tagged PDF (title, language, structure), identical byte for byte each time it is made. */
export function newPaper({ title, language, size = 'A4', author }: PaperOptions): Paper {
  const paper = new PDFDocument({
    size,
    margins: margins[size],
    tagged: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: new Date('2026-11-01T00:00:00Z') },
  });
  for (const [name, file] of Object.entries(fonts)) paper.registerFont(name, file);
  return paper;
}

/** Writes the paper to a file, making its folder. */
export async function save(paper: Paper, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const stream = createWriteStream(file);
  paper.pipe(stream);
  paper.end();
  await finished(stream);
}

export const pageCount = (paper: Paper) => paper.bufferedPageRange().count;

/**
 * Sets the paper as loosely as the smallest number of pages allows; `write` takes the density, of which 1 is loosest.
 */
export function fewestPages(write: (density: number) => Paper, densities: readonly number[]): Paper {
  const papers = densities.map(write);
  const fewest = Math.min(...papers.map(pageCount));
  const found = papers.find((paper) => pageCount(paper) === fewest);
  if (!found) throw new Error('no density given');
  return found;
}

/** Draws decoration that screen readers skip. */
export function decorate(paper: Paper, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  paper.markContent('Artifact', { type });
  draw();
  paper.endMarkedContent();
}

/** A staff across the page. */
export function drawStaff(paper: Paper, colour = ink): void {
  const { left, right } = paper.page.margins;
  decorate(paper, () => {
    for (let line = 0; line < 5; line += 1) {
      const y = paper.y + line * 3.2;
      paper.moveTo(left, y).lineTo(paper.page.width - right, y);
    }
    paper.lineWidth(0.4).stroke(colour);
  });
  paper.y += 5 * 3.2 + 10;
}

/** A new page unless `height` points are left on this one. */
export function makeRoom(paper: Paper, height: number): void {
  if (paper.y + height > paper.page.height - paper.page.margins.bottom) paper.addPage();
}
