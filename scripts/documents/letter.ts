import { site } from '../../lib/site';
import type { Locale } from '../../lib/i18n/locales';
import { drawStaff, ink, muted, newPaper, rubric } from './paper';
import type { Paper } from './paper';
import { writeMarkup } from './write-markup';

export type Letter = { file: string; language: Locale; title: string; html: string };

function fillIn(html: string): string {
  const { name, phone, email } = site.dataProtectionOfficer;
  return html.replaceAll('{name}', name).replaceAll('{phone}', phone).replaceAll('{email}', email);
}

/** A document under the choir's letterhead: notices, forms, biographies, press material. */
export function writeLetter({ language, title, html }: Letter): Paper {
  const author = site.name[language];
  const paper = newPaper({ title, language, author });
  const document = paper.struct('Document');
  paper.addStructure(document);
  document.add(paper.struct('P', {}, () => void paper.font('sans').fontSize(8.5).fillColor(muted).text(author)));
  paper.y += 8;
  drawStaff(paper);
  paper.y += 14;
  document.add(paper.struct('H1', {}, () => void paper.font('text').fontSize(25).fillColor(ink).text(title, { lineGap: -2 })));
  paper.y += 14;
  writeMarkup(paper, document, fillIn(html));
  paper.y += 8;
  const { address, email } = site.contact;
  const foot = `${site.demoNotice[language]} · ${address.street}, ${address.city[language]} · ${email}`;
  const x = paper.page.margins.left;
  document.add(paper.struct('P', {}, () => void paper.font('sans').fontSize(8).fillColor(rubric).text(foot, x)));
  document.end();
  return paper;
}
