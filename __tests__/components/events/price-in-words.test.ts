/** @jest-environment node */
import { priceInWords } from '@/components/events/price-in-words';

it.each([
  ['ro', 1, '1 leu'],
  ['ro', 19, '19 lei'],
  ['ro', 20, '20 de lei'],
  ['ro', 101, '101 lei'],
  ['ro', 120, '120 de lei'],
  ['ro', 49.5, '49,50 lei'],
  ['en', 20, '20 RON'],
  ['en', 49.5, '49.50 RON'],
] as const)('in %s, %d lei are said “%s”', async (locale, lei, words) => {
  expect(await priceInWords(locale, lei)).toBe(words);
});
