import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import records from '@/content/works.json';
import type { Locale } from '@/lib/i18n/locales';
import { inEveryLanguage, text } from './texts/shapes';

/** The parts of the church year that tie a work down; `ordinary` is the rest of it. */
export const workSeasons = ['christmas', 'lent', 'easter', 'ordinary'] as const;
export type WorkSeason = (typeof workSeasons)[number];

const id = () =>
  string()
    .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .required();
const year = () => number().strict().integer().min(1000).max(2999);

const composer = object({
  id: id(),
  name: text(),
  /** Where the languages do not write it alike. */
  names: inEveryLanguage().optional().default(undefined),
  born: year(),
  died: year(),
  /** Whether the years are estimates. */
  about: boolean().strict(),
}).noUnknown();

const work = object({
  id: id(),
  composer: id(),
  title: text(),
  lang: string()
    .matches(/^[a-z]{2}$/)
    .required(),
  year: year(),
  voices: number().strict().integer().min(1).required(),
  time: string()
    .matches(/^\d{1,2}:[0-5]\d$/)
    .required(),
  genre: text(),
  sacred: boolean().strict().required(),
  /** When it may be sung; always, if absent. */
  seasons: array(string().oneOf(workSeasons).required()).min(1),
  theme: string().oneOf(['erotic']),
}).noUnknown();

const repertoire = object({ composers: array(composer).required(), works: array(work).required() });

export type Composer = InferType<typeof composer>;
/** A piece of the repertoire. `time` is how long the choir takes for it, `m:ss`; `voices` its number of parts. */
export type Work = Omit<InferType<typeof work>, 'composer'> & { composer: Composer };

const { composers, works: listed } = repertoire.validateSync(records, { strict: true });
const composerOf = new Map(composers.map((each) => [each.id, each]));

function withComposer({ composer: name, ...rest }: InferType<typeof work>): Work {
  const found = composerOf.get(name);
  if (!found) throw new Error(`content/works.json: ${rest.id} names no composer of the file: ${name}`);
  return { ...rest, composer: found };
}

const byId = new Map(listed.map((each) => [each.id, withComposer(each)]));

/** The whole repertoire, in file order: content/works.json, checked when the server starts. */
export const works: readonly Work[] = [...byId.values()];

/** The work with this id. Throws an Error that names an id which the repertoire does not hold. */
export function workById(wanted: string): Work {
  const found = byId.get(wanted);
  if (!found) throw new Error(`content/works.json has no work ${wanted}`);
  return found;
}

/** Who wrote it, as the language prints it: “Josquin des Prez”, “traditional carol”. */
export function composerName({ composer: { name, names } }: Work, locale: Locale): string {
  return names?.[locale] ?? name;
}

/** The composer's years, the same in every language: `1583–1625`, `circa 1450–1521`; undefined if unknown. */
export function composerYears({ composer: { born, died, about } }: Work): string | undefined {
  if (born === undefined || died === undefined) return undefined;
  return `${about ? 'circa ' : ''}${born}–${died}`;
}

/** `3:05` → 185. */
export function toSeconds(time: string): number {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Seconds as minutes and seconds: 3010 → `50:10`. */
export function toTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
