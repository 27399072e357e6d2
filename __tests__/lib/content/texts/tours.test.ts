/** @jest-environment node */
import { countryName, countTours, namedCountries, tourVisits } from '@/lib/content/texts/tours';

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
  it('list each year of a country once, oldest first', async () => {
    for (const { years } of await tourVisits()) {
      expect(years).toEqual([...new Set(years)].sort((one, other) => one - other));
    }
  });
});
