import { site } from '@/lib/content/site';
import type { Locale } from './locales';

/** Money is a whole number of minor units (bani) everywhere except in the catalogue file and on the screen. */
const minorPerUnit = 100;

const languageTags = { ro: 'ro-RO', en: 'en-GB' } as const satisfies Record<Locale, string>;
/** Reading 40: the currency is RON, said "lei" in Romanian. */
const currencyWords = { ro: 'lei', en: site.shop.currency } as const satisfies Record<Locale, string>;

/** A price as the catalogue and the API give it, in lei, in minor units: 49.5 → 4950. */
export const toMinor = (lei: number): number => Math.round(lei * minorPerUnit);

function numberFormat(locale: Locale, decimals: 0 | 2): Intl.NumberFormat {
  return new Intl.NumberFormat(languageTags[locale], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

const formats = {
  ro: { whole: numberFormat('ro', 0), exact: numberFormat('ro', 2) },
  en: { whole: numberFormat('en', 0), exact: numberFormat('en', 2) },
} as const;

/**
 * An amount in minor units as a visitor reads it: 5000 → "50 lei" (ro), "50 RON" (en); decimals only where there are
 * any ("49,50 lei"). The space is an ordinary one: whatever shows the amount keeps it on one line with CSS.
 */
export function formatMoney(minor: number, locale: Locale): string {
  const { whole, exact } = formats[locale];
  const number = (minor % minorPerUnit === 0 ? whole : exact).format(minor / minorPerUnit);
  return `${number} ${currencyWords[locale]}`;
}
