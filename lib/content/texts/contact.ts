import 'server-only';
import { array, object } from 'yup';
import type { InferType } from 'yup';
import type { Locale } from '@/lib/i18n/locales';
import { fill } from './placeholders';
import { readPage } from './read';
import { text } from './shapes';

const named = () => array(object({ title: text(), text: text() }).noUnknown()).min(1).required();

const schema = object({
  title: text(),
  lead: text(),
  hoursNote: text(),
  mapAlt: text(),
  offices: named(),
  directions: named(),
})
  .noUnknown()
  .required();

/** The contact page's texts; the address, telephone and opening hours themselves are in `site.contact`. */
export type ContactPage = InferType<typeof schema>;

export async function contactPage(locale: Locale): Promise<ContactPage> {
  const page = await readPage(locale, 'contact', schema);
  return { ...page, mapAlt: fill(page.mapAlt, locale) };
}
