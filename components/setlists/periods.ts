import { seasonOf, yearOf } from '@/lib/content/setlists';
import type { Setlist } from '@/lib/content/setlists';

/** A season in an address: "2025–2026" → `2025-2026`. */
export const seasonKey = (season: string) => season.replace('–', '-');

/** What programmes are filtered by: season and calendar year. */
export const periodsOf = ({ date }: Pick<Setlist, 'date'>) => [
  seasonKey(seasonOf(date)),
  String(yearOf(date)),
];

/** How many programmes each calendar year has, in list order. */
export function countsByYear(setlists: readonly Setlist[]): [year: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { date } of setlists) {
    const year = String(yearOf(date));
    counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return [...counts];
}
