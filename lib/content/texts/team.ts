import 'server-only';
import { array, boolean, number, object } from 'yup';
import type { InferType } from 'yup';
import type { Locale } from '@/lib/i18n/locales';
import { readFacts, readPage } from './read';
import type { Roster } from '../roster';
import { inBoth, text, year } from './shapes';

const person = object({ name: text(), position: inBoth() }).noUnknown();
const people = () => array(person.required()).min(1).required();
const conductor = object({ name: text(), from: year(), to: number().strict().integer() }).noUnknown();
const singer = conductor.shape({ founder: boolean().strict() });
const singers = () => array(singer.required()).min(1).required();

const factsSchema = object({
  members: object({ soprano: singers(), alto: singers(), tenor: singers(), bass: singers() })
    .noUnknown()
    .required(),
  conductors: object({
    principals: array(conductor.required()).min(1).required(),
    honoraryDirector: conductor.required(),
    second: array(conductor.required()).required(),
    guest: array(object({ name: text() }).noUnknown().required()).required(),
  })
    .noUnknown()
    .required(),
  managers: people(),
  foundation: object({ founded: year(), people: people() }).noUnknown().required(),
  exhibition: object({ name: text(), year: year(), people: people() }).noUnknown().required(),
})
  .noUnknown()
  .required();

const pageSchema = object({
  title: text(),
  lead: text(),
  /** Headings. */
  sections: object({
    honoraryDirector: text(),
    managers: text(),
    principalConductor: text(),
    secondConductors: text(),
    guestConductors: text(),
    formerConductors: text(),
    currentMembers: text(),
    allMembers: text(),
    foundation: text(),
    exhibition: text(),
  }).noUnknown(),
  /** The voice parts in the plural. */
  voices: object({ soprano: text(), alto: text(), tenor: text(), bass: text() }).noUnknown(),
  notes: object({
    honoraryDirector: text(),
    allMembers: text(),
    founderMark: text(),
    missing: text(),
    foundation: text(),
    exhibition: text(),
  }).noUnknown(),
})
  .noUnknown()
  .required();

type TeamFacts = InferType<typeof factsSchema>;
/** A conductor and the years in the post; without `to`, still in it. */
export type Conductor = InferType<typeof conductor>;
/** `position` is in the language of the page. */
export type TeamPerson = { name: string; position: string };
export type TeamPage = InferType<typeof pageSchema> & {
  principalConductor: Conductor;
  /** All principal conductors since the founding, the current one included, oldest first. */
  principalConductors: Conductor[];
  honoraryDirector: Conductor;
  secondConductors: Conductor[];
  guestConductors: { name: string }[];
  managers: TeamPerson[];
  roster: Roster;
  foundation: { founded: number; people: TeamPerson[] };
  exhibition: { name: string; year: number; people: TeamPerson[] };
};

const inLanguage = (locale: Locale, list: TeamFacts['managers']): TeamPerson[] =>
  list.map(({ name, position }) => ({ name, position: position[locale] }));

/** The current holder of a post. Throws when the list has none, because the file is then wrong. */
export function currentHolder<Post extends { to?: number | undefined }>(posts: readonly Post[]): Post {
  const holder = posts.find(({ to }) => to === undefined);
  if (holder === undefined) throw new Error('team: nobody holds the post today');
  return holder;
}

/** Everyone who has sung, by voice part and in Romanian alphabetical order of surnames. */
export async function roster(): Promise<Roster> {
  return (await readFacts('team', factsSchema)).members;
}

export async function teamPage(locale: Locale): Promise<TeamPage> {
  const [page, facts] = await Promise.all([
    readPage(locale, 'team', pageSchema),
    readFacts('team', factsSchema),
  ]);
  const { conductors, foundation, exhibition } = facts;
  return {
    ...page,
    principalConductor: currentHolder(conductors.principals),
    principalConductors: conductors.principals,
    honoraryDirector: conductors.honoraryDirector,
    secondConductors: conductors.second,
    guestConductors: conductors.guest,
    managers: inLanguage(locale, facts.managers),
    roster: facts.members,
    foundation: { founded: foundation.founded, people: inLanguage(locale, foundation.people) },
    exhibition: { ...exhibition, people: inLanguage(locale, exhibition.people) },
  };
}
