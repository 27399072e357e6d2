import 'server-only';
import { array, number, object } from 'yup';
import type { InferType } from 'yup';
import type { Locale } from '@/lib/i18n/locales';
import { readPage } from './read';
import { text, year } from './shapes';

const milestone = object({
  year: year(),
  title: text(),
  text: text(),
  paragraph: number().strict().integer().min(1).optional(),
  quote: text().optional(),
}).noUnknown();

/**
 * One date of the short history; its texts are plain. `paragraph` is the paragraph of the story that tells of it,
 * from 1, and `quote` a few words of that paragraph to set large beside it.
 */
export type Milestone = InferType<typeof milestone>;

/** The short history timeline, oldest first. */
export async function milestones(locale: Locale): Promise<Milestone[]> {
  return readPage(locale, 'timeline', array(milestone.required()).min(1).required());
}
