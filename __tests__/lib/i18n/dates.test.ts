/** @jest-environment node */
import { formatDate, formatTime } from '@/lib/i18n/dates';
import { isUpcoming } from '@/lib/content/events';

describe('dates', () => {
  it('are written in the language of the page, in Bucharest time', () => {
    expect(formatDate('ro', '2026-11-14')).toBe('14 noiembrie 2026');
    expect(formatDate('en', '2026-11-13T23:30:00Z')).toBe('14 November 2026');
    expect(formatTime('en', '2026-12-12T17:00:00Z')).toBe('7 pm');
    expect(formatTime('ro', '2026-12-12T17:00:00Z')).toBe('19:00');
    expect(formatTime('ro', '2026-12-12')).toBeUndefined();
  });
});

describe('the day of a concert', () => {
  const concert = { date: '2026-12-12T19:00:00+02:00' };
  it.each([
    ['the evening before', '2026-12-11T21:59:59Z', true],
    ['after the last chord, the same day in Bucharest', '2026-12-12T21:59:59Z', true],
    ['one second after midnight in Bucharest', '2026-12-12T22:00:01Z', false],
  ])('%s: upcoming is %s', (_, now, upcoming) => {
    expect(isUpcoming(concert, new Date(now))).toBe(upcoming);
  });

  it('counts to its last day when it lasts several', () => {
    expect(isUpcoming({ date: '2026-05-01', end: '2026-05-03' }, new Date('2026-05-03T20:00:00Z'))).toBe(
      true,
    );
  });
});
