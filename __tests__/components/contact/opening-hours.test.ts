/** @jest-environment node */
import { dayName, dayRange } from '@/components/contact/opening-hours';
import { clockTime } from '@/lib/i18n/clock-time';

it.each([
  ['ro', 'Monday', 'luni'],
  ['ro', 'Saturday', 'sâmbătă'],
  ['en', 'Friday', 'Friday'],
] as const)('in %s, %s is %s', (locale, day, name) => {
  expect(dayName(locale, day)).toBe(name);
});

it.each([
  ['ro', '09:00', '9:00'],
  ['ro', '19:30', '19:30'],
  ['en', '09:00', '9 am'],
  ['en', '19:00', '7 pm'],
  ['en', '12:30', '12.30 pm'],
  ['en', '00:00', '12 am'],
] as const)('in %s, %s is %s', (locale, time, words) => {
  expect(clockTime(locale, time)).toBe(words);
});

it('says days in a row as a range, and only those', () => {
  expect(dayRange(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])).toEqual({
    first: 'Monday',
    last: 'Friday',
  });
  expect(dayRange(['Monday', 'Wednesday', 'Friday'])).toBeUndefined();
  expect(dayRange(['Saturday', 'Sunday'])).toBeUndefined();
  expect(dayRange([])).toBeUndefined();
});
