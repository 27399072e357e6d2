/** @jest-environment node */
import { countryName, countTours, namedCountries, toursPage, tourVisits } from '@/lib/content/texts/tours';

describe('tours', () => {
  it('count a country once for each year', () => {
    expect(countTours([])).toBe(0);
    expect(
      countTours([
        { country: 'BG', years: [1967, 1969] },
        { country: 'HU', years: [1967] },
      ]),
    ).toBe(3);
  });

  it('name countries in the language of the page', () => {
    expect(countryName('ro', 'DE')).toBe('Germania');
    expect(countryName('en', 'DE')).toBe('Germany');
    expect(() => countryName('en', 'Germany')).toThrow(RangeError);
  });

  it('sort countries by name as the language does', () => {
    const list = ['SE', 'ES', 'CH', 'AT', 'NL'].map((country) => ({ country, years: [2000] }));
    expect(namedCountries('ro', list).map(({ name }) => name)).toEqual([
      'Austria',
      'Elveția',
      'Spania',
      'Suedia',
      'Țările de Jos',
    ]);
    expect(namedCountries('en', list).map(({ country }) => country)).toEqual(['AT', 'NL', 'ES', 'SE', 'CH']);
  });
});

describe('the tours of the choir', () => {
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

  it('list each year of a country once, oldest first', async () => {
    for (const { years } of await tourVisits()) {
      expect(years).toEqual([...new Set(years)].sort((one, other) => one - other));
    }
  });
});
