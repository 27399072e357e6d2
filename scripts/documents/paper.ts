import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';

export type Paper = InstanceType<typeof PDFDocument>;

const require = createRequire(import.meta.url);
const font = (name: string) => require.resolve(`@expo-google-fonts/${name}`);

const fonts = {
  text: font('eb-garamond/400Regular/EBGaramond_400Regular.ttf'),
  italic: font('eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf'),
  strong: font('eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf'),
  sans: font('instrument-sans/500Medium/InstrumentSans_500Medium.ttf'),
};
export type FontName = keyof typeof fonts;

export const ink = '#16151A';
export const rubric = '#A8231C';
export const muted = '#5D574C';
const margin = 64;

type PaperOptions = { title: string; language: string; size?: 'A4' | 'A5'; author: string };

/** A tagged PDF (title, language, structure) that comes out the same, byte for byte, each time it is made. */
export function newPaper({ title, language, size = 'A4', author }: PaperOptions): Paper {
  const paper = new PDFDocument({
    size,
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    tagged: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
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

/** Five lines across the page: decoration, so an artifact for those who listen. */
export function drawStaff(paper: Paper, colour = ink): void {
  const { left, right } = paper.page.margins;
  paper.markContent('Artifact', { type: 'Layout' });
  for (let line = 0; line < 5; line += 1) {
    const y = paper.y + line * 3.2;
    paper.moveTo(left, y).lineTo(paper.page.width - right, y);
  }
  paper.lineWidth(0.4).stroke(colour).endMarkedContent();
  paper.y += 5 * 3.2 + 10;
}
