/** @jest-environment node */
import type { ListName } from '@/lib/content/lists';
import { lists } from '@/lib/content/lists';
import { currentMembers, founders, voiceParts } from '@/lib/content/roster';
import { setlists, yearOf } from '@/lib/content/setlists';
import { cathedralsPage } from '@/lib/content/texts/cathedrals';
import { careersPage } from '@/lib/content/texts/careers';
import { founderPage } from '@/lib/content/texts/founder';
import { milestones } from '@/lib/content/texts/milestones';
import { publicInformation } from '@/lib/content/texts/public-information';
import { soundPage } from '@/lib/content/texts/sound';
import { roster, teamPage } from '@/lib/content/texts/team';
import { toursPage, tourVisits } from '@/lib/content/texts/tours';
import { locales } from '@/lib/i18n/locales';
import { sample } from '@/scripts/sample-api/sample';

/** The size of the sample choir (product §8). A choir with content of its own deletes this folder. */
const counts: Partial<Record<ListName, number>> = {
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
  clothing: 8,
  discography: 24,
  founderTestimonials: 6,
  founderArchive: 18,
  managers: 4,
  announcements: 8,
};

describe.each(locales)('the lists of the sample choir in %s', (locale) => {
  it.each(Object.entries(counts) as [ListName, number][])('%s are %i', (name, count) => {
    expect(sample(locale, lists[name].file)).toHaveLength(count);
  });

  it('name 36 members', () => {
    const groups = sample(locale, lists.memberGroups.file) as { persons?: unknown[] }[];
    expect(groups.flatMap(({ persons }) => persons)).toHaveLength(36);
  });

  it('have one story without a picture', () => {
    const stories = sample(locale, lists.news.file) as { front_page_image?: string }[];
    expect(stories.filter((story) => story.front_page_image === undefined)).toHaveLength(1);
  });
});

describe('the programmes', () => {
  it('are 70, so many a year (reading 62)', async () => {
    const years = (await setlists()).map((item) => yearOf(item.date));
    const count = (year: number) => years.filter((each) => each === year).length;
    expect(years).toHaveLength(70);
    expect([2020, 2021, 2022, 2023, 2024, 2025].map(count)).toEqual([6, 8, 12, 15, 15, 14]);
  });

  it('hold 8 to 18 works; three of them are pages as well', async () => {
    const items = await setlists();
    for (const { works } of items) {
      expect(works.length).toBeGreaterThanOrEqual(8);
      expect(works.length).toBeLessThanOrEqual(18);
    }
    expect(items.filter((item) => item.twin)).toHaveLength(3);
  });
});

describe('the tours', () => {
  it('support the claim of “over 200 tours” in 36 countries', async () => {
    const { countries, count } = await toursPage('ro');
    expect(countries).toHaveLength(36);
    expect(new Set(countries.map(({ country }) => country)).size).toBe(36);
    expect(count).toBeGreaterThan(200);
    expect(Math.max(...countries.map(({ years }) => years.length))).toBe(20);
  });

  it('began in 1967 in Bulgaria and Hungary, reached the West in 1990, and paused in 2020 and 2021', async () => {
    const visits = await tourVisits();
    const all = visits.flatMap(({ country, years }) => years.map((year) => ({ country, year })));
    expect(Math.min(...all.map(({ year }) => year))).toBe(1967);
    expect(all.filter(({ year }) => year === 1967).map(({ country }) => country)).toEqual(['BG', 'HU']);
    expect(all.filter(({ year }) => year === 2020 || year === 2021)).toEqual([]);
    const west = ['FR', 'DE', 'AT', 'IT', 'ES', 'CH', 'GB', 'BE', 'NL', 'SE', 'FI'];
    expect(all.filter(({ country, year }) => west.includes(country) && year < 1990)).toEqual([]);
    expect(all.filter(({ country, year }) => west.includes(country) && year === 1990)).toHaveLength(2);
  });
});

it('the Cathedrals series has all fifty years from 1973 to 2022, with 2 to 5 venues each and one in 2020', async () => {
  const { years } = await cathedralsPage('en');
  expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 50 }, (_, index) => 1973 + index));
  for (const { year, venues } of years) {
    expect(venues.length).toBeGreaterThanOrEqual(year === 2020 ? 1 : 2);
    expect(venues.length).toBeLessThanOrEqual(year === 2020 ? 1 : 5);
  }
});

describe('the team', () => {
  it('has every post of product §2', async () => {
    const { managers, secondConductors, guestConductors, foundation, exhibition } = await teamPage('en');
    const sizes = [managers, secondConductors, guestConductors, foundation.people, exhibition.people];
    expect(sizes.map(({ length }) => length)).toEqual([3, 2, 4, 5, 4]);
  });

  it('has five founders in each voice part, and 10, 9, 8 and 9 members today', async () => {
    const parts = await roster();
    expect(voiceParts.map((part) => founders(parts[part]).length)).toEqual([5, 5, 5, 5]);
    expect(voiceParts.map((part) => currentMembers(parts[part]).length)).toEqual([10, 9, 8, 9]);
  });
});

describe.each(locales)('the fixed texts in %s', (locale) => {
  it('tell the short history in twelve dates', async () => {
    const years = (await milestones(locale)).map(({ year }) => year);
    expect(years).toEqual([1963, 1964, 1967, 1973, 1978, 1985, 1990, 1998, 2006, 2013, 2014, 2023]);
  });

  it('tell the founder’s life in six paragraphs and the history of sound in 12 sections', async () => {
    expect((await founderPage(locale)).paragraphs).toHaveLength(6);
    expect((await soundPage(locale)).sections).toHaveLength(12);
  });

  it('list 25 documents of public interest', async () => {
    const { groups } = await publicInformation(locale);
    expect(groups.flatMap(({ documents }) => documents)).toHaveLength(25);
  });

  it('say on the career page when the notice ended (reading 59)', async () => {
    expect((await careersPage(locale)).ended).toBe('2020-03-01');
  });
});
