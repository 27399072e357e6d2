import 'server-only';
import { array, object } from 'yup';
import type { Manager } from '../types';
import type { Locale } from '@/lib/i18n/locales';
import { readPage } from './read';
import { sitePath, text } from './shapes';

const leader = object({
  name: text(),
  position: text(),
  image: sitePath(),
  description: text(),
  cv: sitePath(),
}).noUnknown();

/** A manager whose picture and CV are guaranteed. */
export type Leader = Manager & { image: string; cv: string };

/** The three people of the leadership page (product §2), each with a CV to download. */
export async function leadership(locale: Locale): Promise<Leader[]> {
  const people = await readPage(locale, 'leadership', array(leader.required()).min(1).required());
  return people.map(({ description, ...person }) => ({ ...person, description: { html: description } }));
}
