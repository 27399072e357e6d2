import 'server-only';
import { string } from 'yup';
import type { Locale } from '@/lib/i18n/locales';
import { fillMarkup } from './placeholders';
import { readPage } from './read';
import { textPageSchema, toTextPage } from './text-page';
import type { TextPage } from './text-page';

const schema = textPageSchema.shape({
  ended: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required(),
});

/** The notice of the national pre-selection and the day on which it closed, `YYYY-MM-DD` (reading 59). */
export type CareersPage = TextPage & { ended: string };

export async function careersPage(locale: Locale): Promise<CareersPage> {
  const { ended, ...page } = await readPage(locale, 'careers', schema);
  return { ...toTextPage(page), body: fillMarkup(page.body, locale), ended };
}
