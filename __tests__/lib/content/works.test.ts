/** @jest-environment node */
import fc from 'fast-check';
import { composerName, composerYears, toSeconds, toTime, workById, works } from '@/lib/content/works';

it('every work has an id and a title of its own with its composer', () => {
  expect(new Set(works.map(({ id }) => id)).size).toBe(works.length);
  expect(new Set(works.map(({ title, composer }) => `${title} ${composer.id}`)).size).toBe(works.length);
});

it('no composer can be in copyright: whoever is known to have died did so seventy years ago', () => {
  const alive = works.filter(({ composer }) => (composer.died ?? 0) > 1955);
  expect(alive.map(({ title }) => title)).toEqual([]);
});

it('an id that the repertoire lacks is named', () => {
  expect(() => workById('no-such-work')).toThrow('content/works.json has no work no-such-work');
});

it('says who wrote it, and when they lived if that is known', () => {
  const said = (id: string) => [composerName(workById(id), 'ro'), composerName(workById(id), 'en'), composerYears(workById(id))];
  expect(said('the-silver-swan')).toEqual(['Orlando Gibbons', 'Orlando Gibbons', '1583–1625']);
  expect(said('el-grillo')).toEqual(['Josquin des Prez', 'Josquin des Prez', 'circa 1450–1521']);
  expect(said('steaua-sus-rasare')).toEqual(['colindă tradițională', 'traditional carol', undefined]);
});

it('a time is minutes and seconds', () => {
  expect([toSeconds('3:05'), toTime(185), toTime(3010)]).toEqual([185, '3:05', '50:10']);
  fc.assert(fc.property(fc.nat(5_999), (seconds) => toSeconds(toTime(seconds)) === seconds));
});
