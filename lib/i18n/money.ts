import { localeTable } from './locales';
import type { Locale } from './locales';

/** Money is a whole number of minor units (bani) everywhere except in the catalogue file and on the screen. */
const minorPerUnit = 100;

/** A price as the catalogue and the API give it, in lei, in minor units: 49.5 → 4950. */
export const toMinor = (lei: number): number => Math.round(lei * minorPerUnit);

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: Locale, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${locale}${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const fresh = new Intl.NumberFormat(localeTable[locale].tag, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(key, fresh);
  return fresh;
}

/**
 * An amount in minor units as a visitor reads it: 5000 → "50 lei" (ro), "50 RON" (en); decimals only where there are
 * any ("49,50 lei"). The space is an ordinary one: whatever shows the amount keeps it on one line with CSS.
 */
export function formatMoney(minor: number, locale: Locale): string {
  const decimals = minor % minorPerUnit === 0 ? 0 : 2;
  const number = numberFormat(locale, decimals).format(minor / minorPerUnit);
  return `${number} ${localeTable[locale].money[0]}`;
}

/** The same within a sentence, where Romanian says "20 de lei", with "de" after a whole number from 20 on. */
export function moneyInWords(minor: number, locale: Locale): string {
  const { tag, money } = localeTable[locale];
  const lei = minor / minorPerUnit;
  const many = Number.isInteger(lei) && new Intl.PluralRules(tag).select(lei) === 'other';
  return many ? `${numberFormat(locale, 0).format(lei)} ${money[1]}` : formatMoney(minor, locale);
}
