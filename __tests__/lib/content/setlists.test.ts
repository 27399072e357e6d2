/** @jest-environment node */
import { bySeason, cityName, seasonOf, setlistPage, setlists, yearsOf } from '@/lib/content/setlists';
import type { Setlist } from '@/lib/content/setlists';
import { workById } from '@/lib/content/works';

const on = (date: string): Setlist => ({
  id: 1,
  slug: 'programme',
  date,
  title: { ro: 'Program', en: 'Programme' },
  image: '/art/programme/1.webp',
  link: '/files/setlists/programme.pdf',
  city: 'Sibiu',
  place: undefined,
  minutes: 60,
  works: [workById('el-grillo')],
  twin: undefined,
});

describe('the programmes', () => {
  it('come newest first', async () => {
    const dates = (await setlists()).map((item) => item.date);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it('have ids, slugs, pictures and files of their own', async () => {
    const items = await setlists();
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
    expect(new Set(items.map((item) => item.slug)).size).toBe(items.length);
    for (const item of items) {
      expect(item.image).toBe(`/art/programme/${item.id}.webp`);
      expect(item.link).toBe(`/files/setlists/${item.slug}.pdf`);
      expect(item.slug.startsWith(item.date)).toBe(true);
    }
  });

  it('have a page when they are twins, and only then', async () => {
    const items = await setlists();
    const twins = items.filter((item) => item.twin);
    for (const twin of twins) expect((await setlistPage(twin.slug))?.id).toBe(twin.id);
    const other = items.find((item) => !item.twin);
    expect(await setlistPage(other?.slug ?? '')).toBeUndefined();
    expect(await setlistPage('no-such-programme')).toBeUndefined();
  });
});

describe('seasons', () => {
  it.each([
    ['2023-08-31', '2022–2023'],
    ['2023-09-01', '2023–2024'],
    ['2023-12-31', '2023–2024'],
    ['2024-01-01', '2023–2024'],
  ])('put %s in %s', (date, season) => {
    expect(seasonOf(date)).toBe(season);
  });

  it('keep the order of the list and lose nothing', () => {
    const list = ['2024-05-01', '2023-10-01', '2023-02-01'].map(on);
    expect(bySeason(list).map(({ season, setlists: items }) => [season, items.length])).toEqual([
      ['2023–2024', 2],
      ['2022–2023', 1],
    ]);
    expect(bySeason([])).toEqual([]);
  });

  it('are not years', () => {
    expect(yearsOf(['2024-05-01', '2023-10-01', '2023-02-01'].map(on))).toEqual([2024, 2023]);
  });
});

describe('cityName', () => {
  it('says the capital in the language and leaves other cities alone', () => {
    expect(cityName('București', 'ro')).toBe('București');
    expect(cityName('București', 'en')).toBe('Bucharest');
    expect(cityName('Sibiu', 'en')).toBe('Sibiu');
  });
});
