import 'server-only';
import { array, object, string } from 'yup';
import type { Markup } from '../types';
import type { Locale } from '@/lib/i18n/locales';
import { site } from '@/content/site';
import { fillMarkup } from './placeholders';
import { readPage } from './read';
import { sitePath, text } from './shapes';

const document = object({
  slug: string()
    .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .required(),
  title: text(),
  summary: text(),
  file: sitePath(),
  body: text(),
}).noUnknown();

const schema = object({
  title: text(),
  lead: text(),
  body: text(),
  documents: array(document).length(4).required(),
})
  .noUnknown()
  .required();

/** A document that can be read as a page of its own or downloaded as `file` (PDF, in the page's language). */
export type GdprDocument = { slug: string; title: string; summary: string; file: string; body: Markup };

export type GdprPage = {
  title: string;
  lead: string;
  body: Markup;
  /** The data-protection officer, from content/site.json (reading 58). */
  officer: { name: string; phone: string; email: string };
  documents: GdprDocument[];
};

/** The data-protection page: the officer, and the notice and three request forms of product §2. */
export async function gdprPage(locale: Locale): Promise<GdprPage> {
  const page = await readPage(locale, 'gdpr', schema);
  return {
    title: page.title,
    lead: page.lead,
    body: fillMarkup(page.body, locale),
    officer: site.dataProtectionOfficer,
    documents: page.documents.map(({ body, ...rest }) => ({ ...rest, body: fillMarkup(body, locale) })),
  };
}

/** The document with this slug, the same in both languages; undefined when there is none. */
export async function gdprDocument(locale: Locale, slug: string): Promise<GdprDocument | undefined> {
  const { documents } = await gdprPage(locale);
  return documents.find((item) => item.slug === slug);
}
