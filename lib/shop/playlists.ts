import { array, number, object, string } from 'yup';
import records from '@/content/shop/playlists.json';
import { inEveryLanguage } from '@/lib/content/texts/shapes';
import { composerName, workById } from '@/lib/content/works';
import type { Locale } from '@/lib/i18n/locales';
import { products } from './products';
import type { Product } from './types';

const track = object({
  /** Id of the work in content/works.json. */
  work: string().strict().required(),
  time: string()
    .matches(/^\d{1,2}:[0-5]\d$/)
    .required(),
  /** What tells this recording from another of the same work: a year, a version. */
  note: inEveryLanguage().optional().default(undefined),
}).noUnknown();

const playlist = object({
  product: number().strict().integer().required(),
  tracks: array(track).required(),
}).noUnknown();

/** The recordings whose tracks are listed, in the order in which they are heard: content/shop/playlists.json. */
export const playlists = array(playlist).required().validateSync(records, { strict: true });

const byProduct = new Map(playlists.map(({ product, tracks }) => [product, tracks]));

/** The recordings of the shop on which a work is heard, in the order of the shop. */
export const recordingsOf = (work: string): Product[] =>
  products().filter(({ id }) => byProduct.get(id)?.some((each) => each.work === work));

/** The tracks of a recording as they are printed: `7. El grillo — Josquin des Prez (1:38)`; none if none are listed. */
export function playlistLines(locale: Locale, product: number): string[] {
  return (byProduct.get(product) ?? []).map(({ work: id, time, note }, index) => {
    const work = workById(id);
    const title = note ? `${work.title} (${note[locale]})` : work.title;
    return `${index + 1}. ${title} — ${composerName(work, locale)} (${time})`;
  });
}
