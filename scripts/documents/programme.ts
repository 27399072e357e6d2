import { formatLongDate } from '../../lib/dates';
import { site } from '../../lib/site';
import { drawStaff, ink, muted, newPaper, rubric } from './paper';
import type { Paper } from './paper';

export type ProgrammeSheet = {
  link: string;
  date: string;
  title: { ro: string; en: string };
  city: string;
  place?: { ro: string; en: string };
  works: { composer: string; title: string; lang?: string }[];
};

/** A programme as handed out at the door: one A5 page, in Romanian, titles in their own languages. */
export function writeProgramme({ date, title, city, place, works }: ProgrammeSheet): Paper {
  const paper = newPaper({ title: title.ro, language: 'ro', size: 'A5', author: site.name.ro });
  const document = paper.struct('Document');
  paper.addStructure(document);
  const where = [city, place?.ro].filter(Boolean).join(', ');
  const line = (tag: string, write: () => void, options: { lang?: string } = {}) =>
    document.add(paper.struct(tag, options, write));
  line('P', () => void paper.font('sans').fontSize(8).fillColor(muted).text(site.name.ro));
  paper.y += 6;
  drawStaff(paper);
  paper.y += 18;
  line('H1', () => void paper.font('text').fontSize(26).fillColor(ink).text(title.ro, { lineGap: -3 }));
  paper.y += 4;
  line('P', () => void paper.font('italic').fontSize(11.5).fillColor(rubric).text(`${formatLongDate('ro', date)} · ${where}`));
  paper.y += 18;
  for (const work of works) {
    line('P', () => void paper.font('italic').fontSize(12.5).fillColor(ink).text(work.title, { lineGap: -1 }), {
      ...(work.lang !== undefined && { lang: work.lang }),
    });
    line('P', () => void paper.font('text').fontSize(10).fillColor(muted).text(work.composer));
    paper.y += 6;
  }
  paper.y += 6;
  line('P', () => void paper.font('sans').fontSize(7).fillColor(muted).text(site.demoNotice.ro));
  document.end();
  return paper;
}
