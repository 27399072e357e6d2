import 'server-only';
import { array, object } from 'yup';
import type { Markup } from '../types';
import type { Locale } from '@/lib/i18n/locales';
import { readPage } from './read';
import { text } from './shapes';

const schema = object({
  title: text(),
  lead: text(),
  quote: object({ text: text(), source: text() }).noUnknown().required(),
  paragraphs: array(text()).min(1).required(),
  archiveLead: text(),
})
  .noUnknown()
  .required();

export type FounderPage = {
  title: string;
  lead: string;
  /** Plain text without quotation marks, which depend on the language. */
  quote: { text: string; source: string };
  paragraphs: Markup[];
  archiveLead: string;
};

/** The tribute to the founding conductor; testimonials and archive come from the API. */
export async function founderPage(locale: Locale): Promise<FounderPage> {
  const { paragraphs, ...page } = await readPage(locale, 'founder', schema);
  return { ...page, paragraphs: paragraphs.map((html) => ({ html })) };
}

/** Paragraphs on a page of the "about" text (product §9). */
export const paragraphsPerPage = 3;

/** A list split into pages of `size`, of which the last may be shorter: six paragraphs by three make two pages. */
export function inPages<Item>(items: readonly Item[], size: number = paragraphsPerPage): Item[][] {
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`page size ${size}`);
  return Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  );
}
