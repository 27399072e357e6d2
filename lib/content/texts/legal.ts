import 'server-only';
import { string } from 'yup';
import type { Locale } from '@/lib/i18n/locales';
import { fillMarkup } from './placeholders';
import { readPage } from './read';
import { textPageSchema, toTextPage } from './text-page';
import type { TextPage } from './text-page';

/** The pages that the law asks for; each is a route of the same name. */
export const legalPages = ['terms', 'delivery', 'withdrawal', 'privacy', 'accessibility'] as const;
export type LegalPageName = (typeof legalPages)[number];

const schema = textPageSchema.shape({
  updated: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required(),
});

/** `updated` is the day of the version in force, `YYYY-MM-DD`. */
export type LegalPage = TextPage & { updated: string };

export async function legalPage(locale: Locale, name: LegalPageName): Promise<LegalPage> {
  const { updated, ...page } = await readPage(locale, name, schema);
  return { ...toTextPage(page), body: fillMarkup(page.body, locale), updated };
}
