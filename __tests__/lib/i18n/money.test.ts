/** @jest-environment node */
import { formatMoney } from '@/lib/i18n/money';

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
