import 'server-only';
import { array, object } from 'yup';
import type { Markup } from '../types';
import type { Locale } from '@/lib/i18n/locales';
import { readPage } from './read';
import { text } from './shapes';

const section = object({ title: text(), text: text() }).noUnknown();
const schema = object({
  title: text(),
  lead: text(),
  sections: array(section.required()).min(1).required(),
})
  .noUnknown()
  .required();

/** `number` counts from 1, as the page prints it. */
export type SoundSection = { number: number; title: string; text: Markup };
export type SoundPage = { title: string; lead: string; sections: SoundSection[] };

/** The history of the choir's recordings, in numbered sections (product §1). */
export async function soundPage(locale: Locale): Promise<SoundPage> {
  const { title, lead, sections } = await readPage(locale, 'sound', schema);
  return {
    ...{ title, lead },
    sections: sections.map((item, index) => ({
      number: index + 1,
      title: item.title,
      text: { html: item.text },
    })),
  };
}
