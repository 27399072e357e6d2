import 'server-only';
import { object } from 'yup';
import type { InferType } from 'yup';
import type { Markup } from '../types';
import type { Locale } from '@/lib/i18n/locales';
import { readPage } from './read';
import { text } from './shapes';

export const textPageSchema = object({
  title: text(),
  lead: text(),
  description: text().optional(),
  body: text(),
})
  .noUnknown()
  .required();

/**
 * A page that is one running text: `lead` is plain, `body` is markup whose headings start at h2. `description` is for
 * search engines and link previews, where the lead does not serve.
 */
export type TextPage = { title: string; lead: string; description?: string | undefined; body: Markup };

export function toTextPage({ title, lead, description, body }: InferType<typeof textPageSchema>): TextPage {
  return { title, lead, description, body: { html: body } };
}

/** The static pages of product §2 that are text and nothing else. */
export async function textPage(locale: Locale, name: 'cultural-ambassador' | 'babies'): Promise<TextPage> {
  return toTextPage(await readPage(locale, name, textPageSchema));
}
