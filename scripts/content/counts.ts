import type { ListName } from '../../lib/content/lists';
import { readJson, readList } from './read';
import type { Item } from './read';

/** How many items of each kind the sample choir has. */
const counts: Record<ListName, number> = {
  pressReleases: 10,
  mediaAppearances: 12,
  branding: 6,
  gallery: 24,
  partners: 10,
  events: 30,
  songs: 8,
  testimonials: 7,
  news: 24,
  history: 18,
  memberGroups: readList('memberGroups', 'ro').length,
  clothing: 8,
  discography: 24,
  founderTestimonials: 6,
  founderArchive: 18,
  managers: 4,
  announcements: 8,
};

const setlistsByYear = { 2020: 6, 2021: 8, 2022: 12, 2023: 15, 2024: 15, 2025: 14 };

const say = (what: string, found: number, wanted: number) =>
  found === wanted ? [] : [`${what}: ${found} instead of ${wanted}`];

export function checkCounts(): string[] {
  const setlists = readJson('setlists.json') as Item[];
  const members = readList('memberGroups', 'ro').flatMap(({ persons }) => persons as unknown[]);
  const tours = readJson('tours.json') as { years: number[] }[];
  const visits = tours.reduce((sum, { years }) => sum + years.length, 0);
  return [
    ...Object.entries(counts).flatMap(([name, wanted]) => say(name, readList(name as ListName, 'ro').length, wanted)),
    ...Object.entries(setlistsByYear).flatMap(([year, wanted]) =>
      say(`setlists of ${year}`, setlists.filter(({ date }) => date?.startsWith(year)).length, wanted),
    ),
    ...say('members', members.length, 36),
    ...say('countries', tours.length, 36),
    ...say('years of cathedrals', (readJson('cathedrals.json') as unknown[]).length, 50),
    ...(visits > 200 ? [] : [`tours: ${visits} visits are not over 200`]),
  ];
}
