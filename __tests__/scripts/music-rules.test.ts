/** @jest-environment node */
import { workById } from '@/lib/content/works';
import { seasonsOn } from '@/scripts/content/church-year';
import {
  notForChristmas,
  otherWorks,
  outOfPlace,
  outOfSeason,
  outOfTime,
  wrongTotals,
} from '@/scripts/content/music-rules';
import type { Concert } from '@/scripts/content/music-rules';

const concert = (ids: string[], over: Partial<Concert> = {}): Concert => ({
  where: 'here',
  date: '2024-06-15',
  place: 'Sala Mare',
  minutes: 60,
  whole: true,
  works: ids.map(workById),
  ...over,
});

describe('the church year', () => {
  it.each([
    // Orthodox and Western Easter fell on 5 May and 31 March 2024, on one day in 2025.
    ['2024-03-30', ['lent']],
    ['2024-05-01', ['lent', 'easter']],
    ['2024-05-05', ['easter']],
    ['2024-08-01', ['ordinary']],
    ['2025-04-19', ['lent']],
    ['2025-04-20', ['easter']],
    ['2027-05-01', ['lent', 'easter']],
    ['2024-11-14', ['ordinary']],
    ['2024-11-20', ['christmas', 'ordinary']],
    ['2024-12-24', ['christmas']],
    ['2025-01-07', ['christmas']],
    ['2025-01-08', ['ordinary']],
  ])('%s is in %j', (date, seasons) => {
    expect([...seasonsOn(date)].toSorted()).toEqual(seasons.toSorted());
  });
});

describe('a programme', () => {
  it('with a carol in Holy Week is refused, and in December not', () => {
    const carol = concert(['praznic-luminos'], { date: '2024-05-01' });
    expect(outOfSeason(carol)).toEqual(['here: Praznic luminos is for christmas, not for 2024-05-01']);
    expect(outOfSeason({ ...carol, date: '2024-12-14' })).toEqual([]);
  });

  it('with the tract of Holy Saturday among carols is refused', () => {
    expect(outOfSeason(concert(['sicut-cervus'], { date: '2023-12-16' }))).toHaveLength(1);
  });

  it('with an erotic madrigal in a cathedral is refused, and in a hall not', () => {
    const madrigals = concert(['il-bianco-e-dolce-cigno', 'sicut-cervus']);
    expect(outOfPlace({ ...madrigals, place: 'Catedrala (demo)' })).toEqual([
      'here: Il bianco e dolce cigno has an erotic text, not for Catedrala (demo)',
    ]);
    expect(outOfPlace(madrigals)).toEqual([]);
  });

  it('with eight minutes of music for an hour is refused, unless it is only part of it', () => {
    const short = concert(['crucifixus', 'o-nata-lux', 'sicut-cervus']);
    expect(outOfTime(short)).toEqual([
      'here: 8 minutes of music in 60 do not fill it; head the list “From the programme”',
    ]);
    expect(outOfTime({ ...short, whole: false })).toEqual([]);
    expect(outOfTime({ ...short, minutes: 14 })).toEqual([]);
  });

  it('with more music than time is refused, whole or not', () => {
    const long = concert(['crucifixus', 'o-nata-lux', 'sicut-cervus'], { minutes: 8, whole: false });
    expect(outOfTime(long)).toEqual(['here: 8 minutes of music in 8 are too many']);
  });
});

describe('a recording', () => {
  it('of carols is refused with the tract of Holy Saturday on it, one of motets is not', () => {
    const carols = ['o-ce-veste-minunata', 'adeste-fideles', 'sicut-cervus'].map(workById);
    expect(notForChristmas('CD', carols)).toEqual([
      'CD: Sicut cervus is for lent, easter, ordinary, among carols',
    ]);
    expect(notForChristmas('CD', ['o-magnum-mysterium', 'o-nata-lux', 'sicut-cervus'].map(workById))).toEqual(
      [],
    );
  });

  const tracks = ['2:38', '1:22'];

  it('is refused when its number of tracks or its length is not the sum', () => {
    expect(wrongTotals({ where: 'CD', claimed: { tracks: 3, time: '4:01' }, tracks })).toEqual([
      'CD: has 2 tracks, not 3',
      'CD: lasts 4:00, not 4:01',
    ]);
    expect(wrongTotals({ where: 'CD', claimed: { tracks: 2, time: '4:00' }, tracks })).toEqual([]);
  });
});

describe('the list in a text', () => {
  const works = ['if-ye-love-me', 'o-nata-lux'].map(workById);
  const text = (list: string) =>
    `<p>Un concert.</p><p>Din program:</p><ul>${list}</ul><p>Dirijează <em>cineva</em>.</p>`;
  const both = '<li>Thomas Tallis, <em lang="en">If ye love me</em> și <em lang="la">O nata lux</em></li>';

  it('names the works it stands for, in their order', () => {
    expect(otherWorks('here', text(both), works)).toEqual([]);
    expect(otherWorks('here', text(both), works.toReversed())).toHaveLength(1);
    expect(otherWorks('here', text('<li><em>El grillo</em></li>'), works)).toHaveLength(1);
    expect(otherWorks('here', '<p>No list.</p>', works)).toHaveLength(1);
  });
});
