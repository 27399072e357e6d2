/** @jest-environment node */
import { formatMoney, moneyInWords } from '@/lib/i18n/money';

describe('formatMoney', () => {
  it.each([
    ['ro', 5000, '50 lei'],
    ['en', 5000, '50 RON'],
    ['ro', 0, '0 lei'],
    ['ro', 4950, '49,50 lei'],
    ['en', 4950, '49.50 RON'],
    ['ro', 5, '0,05 lei'],
    ['ro', 123_400, '1.234 lei'],
    ['en', 123_456, '1,234.56 RON'],
  ] as const)('says %s %d minor units as "%s"', (locale, minor, text) => {
    expect(formatMoney(minor, locale)).toBe(text);
  });
});

it.each([
  ['ro', 1900, '19 lei'],
  ['ro', 2000, '20 de lei'],
  ['ro', 10_500, '105 lei'],
  ['ro', 2050, '20,50 lei'],
  ['en', 2000, '20 RON'],
] as const)('within a sentence, says %s %d minor units as "%s"', (locale, minor, text) => {
  expect(moneyInWords(minor, locale)).toBe(text);
});
