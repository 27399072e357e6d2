/** @jest-environment node */
import { clock, length } from '@/lib/player/time';

describe('clock', () => {
  it('shows 00:00 before the metadata is there', () => {
    expect(clock(null)).toBe('00:00');
    expect(clock(Number.NaN)).toBe('00:00');
    expect(clock(Number.POSITIVE_INFINITY)).toBe('00:00');
    expect(clock(-3)).toBe('00:00');
  });

  it.each([
    [0, '00:00'],
    [0.9, '00:00'],
    [21.4, '00:21'],
    [59.99, '00:59'],
    [60, '01:00'],
    [430, '07:10'],
    [3599, '59:59'],
  ])('shows %d seconds as %s', (seconds, shown) => expect(clock(seconds)).toBe(shown));

  it('brings in hours only when the track needs them', () => {
    expect(clock(3600)).toBe('1:00:00');
    expect(clock(725, 3601)).toBe('0:12:05');
    expect(clock(725, 3599)).toBe('12:05');
    expect(clock(725, null)).toBe('12:05');
  });
});

describe('length', () => {
  it.each([
    [null, '0:00'],
    [55, '0:55'],
    [125, '2:05'],
    [3725, '1:02:05'],
  ])('says %p as %s', (seconds, shown) => expect(length(seconds)).toBe(shown));
});
