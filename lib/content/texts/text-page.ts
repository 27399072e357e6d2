import 'server-only';
import { object } from 'yup';
import type { InferType } from 'yup';
import type { Markup } from '../types';
import type { Locale } from '@/lib/i18n/locales';
import { readPage } from './read';
import { picture, text } from './shapes';

export const textPageSchema = object({
  title: text(),
  lead: text(),
  description: text().optional(),
  image: picture().optional().default(undefined),
  body: text(),
})
  .noUnknown()
  .required();

/**
 * A page that is one running text: `lead` is plain, `body` is markup whose headings start at h2. `description` is for
 * search engines and link previews, where the lead does not serve.
 */
export type TextPage = {
  title: string;
  lead: string;
  description?: string | undefined;
  image?: PagePicture | undefined;
  body: Markup;
};

/** `src` is an address of this site; the texts are plain. */
export type PagePicture = InferType<ReturnType<typeof picture>>;

export function toTextPage({ body, ...rest }: InferType<typeof textPageSchema>): TextPage {
  return { ...rest, body: { html: body } };
}

/** The fixed pages that are one text, and at most one picture. */
export async function textPage(
  locale: Locale,
  name: 'cultural-ambassador' | 'babies' | 'first-time',
): Promise<TextPage> {
  return toTextPage(await readPage(locale, name, textPageSchema));
}
