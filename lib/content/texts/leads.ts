import 'server-only';
import { object } from 'yup';
import type { InferType } from 'yup';
import type { Locale } from '@/lib/i18n/locales';
import { fill } from './placeholders';
import { readPage } from './read';
import { text } from './shapes';

const lead = object({ lead: text() }).noUnknown().required();
const both = object({ lead: text(), description: text() }).noUnknown().required();

const schema = object({
  news: both,
  shop: both,
  management: both,
  history: lead,
  clothing: lead,
  press: both,
  partners: both,
  gallery: both,
  media: both,
  branding: both,
})
  .noUnknown()
  .required();

/**
 * What the choir says at the head of pages that are otherwise lists: `lead` stands under the title, `description` is
 * for search engines and link previews. Pages with a text of their own have both in its file.
 */
export type Leads = InferType<typeof schema>;

export async function leads(locale: Locale): Promise<Leads> {
  const page = await readPage(locale, 'leads', schema);
  const filled: Leads = JSON.parse(JSON.stringify(page), (_, value: unknown) =>
    typeof value === 'string' ? fill(value, locale) : value,
  );
  return filled;
}
