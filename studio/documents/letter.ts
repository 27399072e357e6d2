import { fillMarkup, site } from '../site';
import type { Locale } from '../site';
import { layOut } from './lines';
import { decorate, drawStaff, fewestPages, ink, muted, newPaper, rubric } from './paper';
import type { Paper, Structure } from './paper';
import { writeLines } from './write-lines';
import { writeMarkup } from './write-markup';

type Text = { language: Locale; title: string; html: string };
/** `translation` is the same text in the other language, on pages of its own. */
export type Letter = Text & { file: string; translation?: Text };

type Style = { font: 'sans' | 'text'; size: number; colour: string; lead?: number };

function write(
  paper: Paper,
  parent: Structure,
  tag: string,
  text: string,
  { font, size, colour, lead = 0 }: Style,
) {
  const { left, right } = paper.page.margins;
  const width = paper.page.width - left - right;
  const structure = paper.struct(tag);
  parent.add(structure);
  writeLines(paper, structure, layOut(paper, [{ text, font }], { size, width, lead }), { colour });
  structure.end();
}

/** The address in the lower margin of a text's last page. */
function writeFoot(paper: Paper, parent: Structure, language: Locale) {
  const { address, email } = site.contact;
  const text = `${site.demoNotice[language]} · ${address.street}, ${address.city[language]} · ${email}`;
  const foot = paper.struct('P');
  parent.add(foot);
  foot.add(() => {
    paper.font('sans').fontSize(8).fillColor(rubric);
    paper.text(text, paper.page.margins.left, paper.page.height - 44, { lineBreak: false });
  });
  foot.end();
}

function writeText(paper: Paper, document: Structure, { language, title, html }: Text, density: number) {
  const part = paper.struct('Sect', { lang: language });
  document.add(part);
  write(paper, part, 'P', site.name[language], { font: 'sans', size: 8.5, colour: muted });
  paper.y += 8;
  drawStaff(paper);
  paper.y += 14 * density;
  write(paper, part, 'H1', title, { font: 'text', size: 25, colour: ink, lead: -2 });
  paper.y += 14 * density;
  writeMarkup({ paper, parent: part, density }, fillMarkup(html, language).html);
  writeFoot(paper, part, language);
  part.end();
}

/** “2 / 3” at the foot of papers of several pages. */
function numberPages(paper: Paper) {
  const { start, count } = paper.bufferedPageRange();
  if (count === 1) return;
  for (let index = start; index < start + count; index += 1) {
    paper.switchToPage(index);
    decorate(
      paper,
      () => {
        const number = `${index + 1} / ${count}`;
        const x =
          paper.page.width - paper.page.margins.right - paper.font('sans').fontSize(8).widthOfString(number);
        paper.fillColor(muted).text(number, x, paper.page.height - 44, { lineBreak: false });
      },
      'Pagination',
    );
  }
}

function writeAt(letter: Letter, density: number): Paper {
  const { title, language, translation } = letter;
  const paper = newPaper({ title, language, author: site.name[language] });
  const document = paper.struct('Document');
  paper.addStructure(document);
  writeText(paper, document, letter, density);
  if (translation) {
    paper.addPage();
    writeText(paper, document, translation, density);
  }
  document.end();
  numberPages(paper);
  return paper;
}

/** A document under the choir's letterhead: notices, forms, biographies, press material. */
export function writeLetter(letter: Letter): Paper {
  return fewestPages((density) => writeAt(letter, density), [1, 0.96, 0.92, 0.88]);
}
