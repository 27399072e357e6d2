/** @jest-environment node */
import { byDecade, decadeOf } from '@/lib/content/decades';

describe('decades', () => {
  it.each([
    [1963, 1960],
    [1970, 1970],
    [1979, 1970],
    [2000, 2000],
  ])('%i belongs to %i', (year, decade) => expect(decadeOf(year)).toBe(decade));

  it('keep the order of the list, and skip decades nothing belongs to', () => {
    const items = [{ year: 1973 }, { year: 1979 }, { year: 1999 }];
    expect(byDecade(items)).toEqual([
      { decade: 1970, items: [{ year: 1973 }, { year: 1979 }] },
      { decade: 1990, items: [{ year: 1999 }] },
    ]);
  });
});
