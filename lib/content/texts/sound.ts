import 'server-only';
import { array, object } from 'yup';
import type { Markup } from '../types';
import type { Locale } from '@/lib/i18n/locales';
import { readPage } from './read';
import { picture, text } from './shapes';
import type { PagePicture } from './text-page';

const section = object({ title: text(), text: text() }).noUnknown();
const schema = object({
  title: text(),
  lead: text(),
  image: picture().required(),
  sections: array(section.required()).min(1).required(),
})
  .noUnknown()
  .required();

/** `number` counts from 1, as the page prints it. */
export type SoundSection = { number: number; title: string; text: Markup };
export type SoundPage = { title: string; lead: string; image: PagePicture; sections: SoundSection[] };

/** The history of the choir's recordings, in numbered sections (product §1). */
export async function soundPage(locale: Locale): Promise<SoundPage> {
  const { sections, ...rest } = await readPage(locale, 'sound', schema);
  return {
    ...rest,
    sections: sections.map((item, index) => ({
      number: index + 1,
      title: item.title,
      text: { html: item.text },
    })),
  };
}
