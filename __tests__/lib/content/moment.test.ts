/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import fc from 'fast-check';
import { inZone, isTimeZone, readMoment } from '@/lib/content/moment';

describe('a date of the host', () => {
  it.each([
    ['2026-05-01', '2026-05-01'],
    [' 2026-05-01 ', '2026-05-01'],
    ['01.05.2026', '2026-05-01'],
    ['1.5.2026', '2026-05-01'],
    ['2024-02-29', '2024-02-29'],
    ['2026-05-01T19:00', '2026-05-01T19:00+03:00'],
    ['2026-05-01 19:00:00', '2026-05-01T19:00+03:00'],
    ['2026-12-01T19:00:30', '2026-12-01T19:00:30+02:00'],
    ['2026-05-01T19:00:00.123456', '2026-05-01T19:00+03:00'],
    ['01.05.2026 19:00', '2026-05-01T19:00+03:00'],
    ['1.5.2026, 9:05', '2026-05-01T09:05+03:00'],
    ['2026-05-01T16:00:00Z', '2026-05-01T16:00Z'],
    ['2026-05-01 16:00 UTC', '2026-05-01T16:00Z'],
    ['2026-05-01T19:00+0300', '2026-05-01T19:00+03:00'],
    ['2026-05-01 19:00:00+03', '2026-05-01T19:00+03:00'],
  ])('written %p is %p', (given, moment) => {
    expect(inZone(readMoment(given) ?? '')).toBe(moment);
  });

  it.each([
    ...['0000-00-00', '2027-13-45', '2026-02-29', '2026-04-31', '31.04.2026', '00.05.2026', '2026-05-01T25:00'],
    ...['2026-05-01T19:60', '2026-05-01T19:00+15:00', '2026-05', '2026', '1 mai 2026', 'mâine', '', '20260501', '19:00'],
  ])('is none when it is written %p', (given) => expect(readMoment(given)).toBeUndefined());

  it('without a zone is of the zone given, winter and summer', () => {
    expect(inZone('2026-07-01T20:30', 'Europe/Paris')).toBe('2026-07-01T20:30+02:00');
    expect(inZone('2026-01-01T20:30', 'America/New_York')).toBe('2026-01-01T20:30-05:00');
    expect(inZone('2026-01-01T20:30', 'Asia/Kathmandu')).toBe('2026-01-01T20:30+05:45');
    expect(inZone('2026-10-25T02:30')).toBe('2026-10-25T02:30+03:00');
  });

  it('is something that can be shown, or none, whatever was written', () => {
    const parts = fc.oneof(fc.nat(9_999).map(String), fc.constantFrom('-', '.', ':', 'T', ' ', 'Z', '+', '01', '12', '2026'));
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 14 }), (written) => {
        const moment = readMoment(written.join(''));
        expect(moment === undefined || !Number.isNaN(Date.parse(inZone(moment)))).toBe(true);
      }),
    );
  });
});

it('knows the zones of the world by their names', () => {
  expect(['Europe/Bucharest', 'America/Argentina/Buenos_Aires', 'UTC'].map(isTimeZone)).toEqual([true, true, true]);
  expect(['Foo/Bar', '', 'Europe/Paris; x', '__proto__', '../etc'].map(isTimeZone)).toEqual(Array(5).fill(false));
});

it.each(['UTC', 'America/New_York', 'Europe/Bucharest'])('says the same on a server whose clock is in %s', (TZ) => {
  const run = ['--import', 'tsx', path.join(__dirname, 'support/print-dates.ts')];
  const said: unknown = JSON.parse(execFileSync(process.execPath, run, { env: { ...process.env, TZ }, encoding: 'utf8' }));
  expect(said).toEqual(['19:00', '8.30 pm', 'miercuri, 5 mai 2027', '2027-05-05', '2027-05-06']);
});
