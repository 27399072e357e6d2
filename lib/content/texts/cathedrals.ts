import 'server-only';
import { array, object } from 'yup';
import type { InferType } from 'yup';
import type { Locale } from '@/lib/i18n/locales';
import { readFacts, readPage } from './read';
import { countryCode, inEveryLanguage, picture, year } from './shapes';
import { textPageSchema, toTextPage } from './text-page';
import type { PagePicture, TextPage } from './text-page';
import { countryName } from './tours';

const venue = object({ city: inEveryLanguage(), country: countryCode(), place: inEveryLanguage() }).noUnknown();
const season = object({ year: year(), venues: array(venue.required()).min(1).required() }).noUnknown();
const schema = textPageSchema.shape({ images: array(picture().required()).length(2).required() });

/** A year of the series as the file has it: names in both languages, `country` only abroad. */
export type CathedralFacts = InferType<typeof season>;
/** A venue in one language; `country` is a name, absent at home. */
export type CathedralVenue = { city: string; place: string; country?: string };
export type CathedralYear = { year: number; venues: CathedralVenue[] };
export type CathedralsPage = TextPage & { images: PagePicture[]; years: CathedralYear[] };

/** One year's venues in the language of the page. */
export function inLanguage(locale: Locale, { year, venues }: CathedralFacts): CathedralYear {
  return {
    year,
    venues: venues.map(({ city, place, country }) => ({
      ...{ city: city[locale], place: place[locale] },
      ...(country !== undefined && { country: countryName(locale, country) }),
    })),
  };
}

/** How many concerts the series had: a venue counts once for each year. */
export function countConcerts(years: readonly { venues: readonly unknown[] }[]): number {
  return years.reduce((sum, { venues }) => sum + venues.length, 0);
}

/** The series 1973 to 2022, oldest first. */
export async function cathedralFacts(): Promise<CathedralFacts[]> {
  return readFacts('cathedrals', array(season.required()).min(1).required());
}

export async function cathedralsPage(locale: Locale): Promise<CathedralsPage> {
  const [page, years] = await Promise.all([readPage(locale, 'cathedrals', schema), cathedralFacts()]);
  return { ...toTextPage(page), images: page.images, years: years.map((facts) => inLanguage(locale, facts)) };
}
