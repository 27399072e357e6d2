import type { WorkSeason } from '../../lib/content/works';

const day = 86_400_000;
const dayOf = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);

/** Easter of the Orthodox churches, as a Gregorian date in UTC (Meeus; from 1900 to 2099). */
function orthodoxEaster(year: number): number {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const julian = d + e + 114;
  return dayOf(year, Math.floor(julian / 31), (julian % 31) + 1) + 13 * day;
}

/** Easter of the Western churches, in UTC (Meeus). */
function westernEaster(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const f = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - f + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(n / 31), (n % 31) + 1);
}

/**
 * The seasons to which a `YYYY-MM-DD` belongs. Lent and Easter count for either church, since the choir sings for both:
 * in some years it is Lent for one and Easter for the other. Carols are sung from 15 November to 7 January; until
 * December the rest of the year's music is at home there too.
 */
export function seasonsOn(date: string): ReadonlySet<WorkSeason> {
  const [year = 0, month = 0, dayOfMonth = 0] = date.slice(0, 10).split('-').map(Number);
  const now = dayOf(year, month, dayOfMonth);
  const inYear = month * 100 + dayOfMonth;
  const found = new Set<WorkSeason>();
  if (inYear >= 1115 || inYear <= 107) found.add('christmas');
  const feasts = [
    { easter: orthodoxEaster(year), lent: 48 },
    { easter: westernEaster(year), lent: 46 },
  ];
  for (const { easter, lent } of feasts) {
    if (now >= easter - lent * day && now < easter) found.add('lent');
    if (now >= easter && now <= easter + 49 * day) found.add('easter');
  }
  if (found.size === 0 || (month === 11 && found.has('christmas'))) found.add('ordinary');
  return found;
}
