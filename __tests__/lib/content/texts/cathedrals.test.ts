/** @jest-environment node */
import { cathedralFacts, countConcerts, inLanguage } from '@/lib/content/texts/cathedrals';
import { tourVisits } from '@/lib/content/texts/tours';

const facts = {
  year: 1991,
  venues: [
    { city: { ro: 'București', en: 'Bucharest' }, place: { ro: 'Sinagoga (demo)', en: 'Synagogue (demo)' } },
    {
      city: { ro: 'Viena', en: 'Vienna' },
      country: 'AT',
      place: { ro: 'Catedrala (demo)', en: 'Cathedral (demo)' },
    },
  ],
};

describe('a year of the Cathedrals series', () => {
  it('is told in the language of the page; only venues abroad name their country', () => {
    expect(inLanguage('en', facts).venues).toEqual([
      { city: 'Bucharest', place: 'Synagogue (demo)' },
      { city: 'Vienna', place: 'Cathedral (demo)', country: 'Austria' },
    ]);
    expect(inLanguage('ro', facts).venues[1]?.city).toBe('Viena');
  });

  it('counts each venue as a concert', () => expect(countConcerts([facts, facts])).toBe(4));
});

describe('the Cathedrals series', () => {
  it('went abroad only where the choir was on tour that year', async () => {
    const tours = new Map((await tourVisits()).map(({ country, years }) => [country, years]));
    for (const { year, venues } of await cathedralFacts()) {
      for (const { country } of venues) {
        if (country !== undefined) expect(tours.get(country)).toContain(year);
      }
    }
  });

  it('marks every venue as a demo, in both languages', async () => {
    const places = (await cathedralFacts()).flatMap(({ venues }) => venues.map(({ place }) => place));
    expect(places.filter(({ ro, en }) => !ro.endsWith('(demo)') || !en.endsWith('(demo)'))).toEqual([]);
  });
});
