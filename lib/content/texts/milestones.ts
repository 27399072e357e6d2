import 'server-only';
import { array, object } from 'yup';
import type { InferType } from 'yup';
import type { Locale } from '@/lib/i18n/locales';
import { readPage } from './read';
import { text, year } from './shapes';

const milestone = object({ year: year(), title: text(), text: text() }).noUnknown();

/** One date of the short history; both texts are plain. */
export type Milestone = InferType<typeof milestone>;

/** The short history timeline, oldest first. */
export async function milestones(locale: Locale): Promise<Milestone[]> {
  return readPage(locale, 'timeline', array(milestone.required()).min(1).required());
}
