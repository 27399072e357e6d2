import 'server-only';
import { array, object } from 'yup';
import type { InferType } from 'yup';
import type { Locale } from '@/lib/i18n/locales';
import { readFacts, readPage } from './read';
import { countryCode, year } from './shapes';
import { textPageSchema, toTextPage } from './text-page';
import type { TextPage } from './text-page';

const visits = object({
  country: countryCode().required(),
  years: array(year()).min(1).required(),
}).noUnknown();

/** A country by its ISO code, with the years in which the choir sang there, each once, oldest first. */
export type Visits = InferType<typeof visits>;
export type TourCountry = Visits & { name: string };
export type ToursPage = TextPage & { countries: TourCountry[]; count: number };

/** How many tours there were: a country counts once for each year. */
export function countTours(list: readonly Visits[]): number {
  return list.reduce((sum, { years }) => sum + years.length, 0);
}

/** A country's name in the language: ("ro", "DE") → "Germania". Throws a RangeError for what is no country code. */
export function countryName(locale: Locale, code: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

/** The countries and their names, in the language's alphabetical order. */
export function namedCountries(locale: Locale, list: readonly Visits[]): TourCountry[] {
  const { compare } = new Intl.Collator(locale);
  return list
    .map((item) => ({ ...item, name: countryName(locale, item.country) }))
    .sort((one, other) => compare(one.name, other.name));
}

/** The visits in file order: by the year of the first one. */
export async function tourVisits(): Promise<Visits[]> {
  return readFacts('tours', array(visits.required()).min(1).required());
}

export async function toursPage(locale: Locale): Promise<ToursPage> {
  const [page, list] = await Promise.all([readPage(locale, 'tours', textPageSchema), tourVisits()]);
  return { ...toTextPage(page), countries: namedCountries(locale, list), count: countTours(list) };
}
