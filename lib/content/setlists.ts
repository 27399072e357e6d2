import 'server-only';
import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { defaultLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';
import { newestFirst } from './order';
import { site } from '@/content/site';
import { readFacts } from './texts/read';
import { inEveryLanguage, sitePath, text } from './texts/shapes';
import { workById } from './works';
import type { Work } from './works';

const setlist = object({
  id: number().strict().integer().min(1).required(),
  slug: string()
    .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .required(),
  date: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required(),
  title: inEveryLanguage(),
  image: sitePath(),
  link: sitePath(),
  city: text(),
  place: inEveryLanguage().optional().default(undefined),
  minutes: number().strict().integer().min(1).required(),
  works: array(text()).min(1).required(),
  twin: boolean().strict(),
}).noUnknown();

/**
 * A printed programme: `link` is its PDF; `minutes` how long the concert was announced to last; `twin` says that it is
 * also a page of the site.
 */
export type Setlist = Omit<InferType<typeof setlist>, 'works'> & { works: readonly Work[] };

/** The programmes of 2020 to 2025 (reading 62: exactly 70), newest first. */
export async function setlists(): Promise<Setlist[]> {
  const items = newestFirst(await readFacts('setlists', array(setlist).required()));
  return items.map((item) => ({ ...item, works: item.works.map(workById) }));
}

/** The programme that has a page of its own under this slug, if there is one. */
export async function setlistPage(slug: string): Promise<Setlist | undefined> {
  return (await setlists()).find((item) => item.twin === true && item.slug === slug);
}

/** The calendar year of a `YYYY-MM-DD` date. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** The concert season of a date, September to August: `2023-12-02` → "2023–2024". */
export function seasonOf(date: string): string {
  const first = Number(date.slice(5, 7)) >= 9 ? yearOf(date) : yearOf(date) - 1;
  return `${first}–${first + 1}`;
}

export type Season = { season: string; setlists: Setlist[] };

/** The programmes by season, in the order in which the seasons first occur in the list. */
export function bySeason(items: readonly Setlist[]): Season[] {
  const seasons = new Map<string, Setlist[]>();
  for (const item of items) {
    const season = seasonOf(item.date);
    seasons.set(season, [...(seasons.get(season) ?? []), item]);
  }
  return [...seasons].map(([season, list]) => ({ season, setlists: list }));
}

/** The years that occur in the list, each once, in the list's order. */
export function yearsOf(items: readonly Setlist[]): number[] {
  return [...new Set(items.map((item) => yearOf(item.date)))];
}

/** A city's name in the language: the files use Romanian names, and only the capital's differs in English. */
export function cityName(city: string, locale: Locale): string {
  const capital = site.contact.address.city;
  return city === capital[defaultLocale] ? capital[locale] : city;
}
