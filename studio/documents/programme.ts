import { composerName, composerYears, formatLongDate, site } from '../site';
import type { Work } from '../site';
import { layOut } from './lines';
import { drawStaff, fewestPages, ink, muted, newPaper, pageCount, rubric } from './paper';
import type { Run } from './inline';
import type { FontName, Paper } from './paper';
import { writeLines } from './write-lines';

export type ProgrammeSheet = {
  link: string;
  date: string;
  title: { ro: string; en: string };
  city: string;
  place?: { ro: string; en: string };
  minutes: number;
  works: Work[];
};

const plural = new Intl.PluralRules('ro');
/** How long the concert lasts: 75 → „75 de minute”, 105 → „105 minute”. */
const lasting = (minutes: number) =>
  `${minutes}\u00a0${plural.select(minutes) === 'other' ? 'de\u00a0minute' : 'minute'}`;

/** A work on the sheet: its title in italics and its own language, then who wrote it and when they lived. */
function entry(work: Work): Run[] {
  const years = composerYears(work);
  const author = `${composerName(work, 'ro')}${years ? ` (${years})` : ''}`;
  return [
    { text: work.title, font: 'italic', lang: work.lang },
    { text: `, ${author}`, font: 'text' },
  ];
}

type Style = { font: FontName; size: number; colour: string; lead?: number; lang?: string | undefined };

function writeAt({ date, title, city, place, minutes, works }: ProgrammeSheet, density: number): Paper {
  const paper = newPaper({ title: title.ro, language: 'ro', size: 'A5', author: site.name.ro });
  const document = paper.struct('Document');
  paper.addStructure(document);
  const { left, right } = paper.page.margins;
  const width = paper.page.width - left - right;
  const write = (tag: string, text: string, { font, size, colour, lead = 0, lang }: Style) => {
    const structure = paper.struct(tag, lang === undefined ? {} : { lang });
    document.add(structure);
    writeLines(paper, structure, layOut(paper, [{ text, font }], { size, width, lead }), { colour });
    structure.end();
  };
  const where = [city, place?.ro].filter(Boolean).join(', ');
  write('P', site.name.ro, { font: 'sans', size: 8, colour: muted });
  paper.y += 6;
  drawStaff(paper);
  paper.y += 18 * density;
  write('H1', title.ro, { font: 'text', size: 26, colour: ink, lead: -3 });
  paper.y += 4;
  write('P', `${formatLongDate('ro', date)} · ${where} · ${lasting(minutes)}`, {
    font: 'italic',
    size: 11.5,
    colour: rubric,
  });
  paper.y += 18 * density;
  for (const work of works) {
    const structure = paper.struct('P');
    document.add(structure);
    writeLines(paper, structure, layOut(paper, entry(work), { size: 12 * density, width, lead: -1 }));
    structure.end();
    paper.y += 6 * density;
  }
  const foot = paper.struct('P');
  document.add(foot);
  foot.add(() => {
    paper.font('sans').fontSize(7).fillColor(muted);
    paper.text(site.demoNotice.ro, left, paper.page.height - 34, { lineBreak: false });
  });
  document.end();
  return paper;
}

/** A programme as handed out at the door: one A5 page, in Romanian, titles in their own languages. */
export function writeProgramme(programme: ProgrammeSheet): Paper {
  const paper = fewestPages((density) => writeAt(programme, density), [1, 0.95, 0.9, 0.85, 0.8]);
  if (pageCount(paper) > 1)
    throw new Error(`${programme.link}: ${programme.works.length} works do not fit a page`);
  return paper;
}
