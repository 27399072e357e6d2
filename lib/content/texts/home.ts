import 'server-only';
import { array, object } from 'yup';
import type { InferType } from 'yup';
import type { Locale } from '@/lib/i18n/locales';
import { readPage } from './read';
import { text } from './shapes';

const schema = object({
  hero: object({ eyebrow: text(), titleLines: array(text()).min(1).required(), lead: text(), imageAlt: text() })
    .noUnknown()
    .required(),
})
  .noUnknown()
  .required();

/** The home page's texts. `hero.titleLines` are the lines of one heading. */
export type HomeText = InferType<typeof schema>;

export function homeText(locale: Locale): Promise<HomeText> {
  return readPage(locale, 'home', schema);
}
