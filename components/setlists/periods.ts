import { seasonOf, yearOf } from '@/lib/content/setlists';
import type { Setlist } from '@/lib/content/setlists';

/** A season as addresses write it: "2025–2026" → `2025-2026`. */
export const seasonKey = (season: string) => season.replace('–', '-');

/** What a programme is found by: its season and its calendar year. */
export const periodsOf = ({ date }: Pick<Setlist, 'date'>) => [
  seasonKey(seasonOf(date)),
  String(yearOf(date)),
];

/** How many programmes stand in each calendar year, in the list's order. */
export function countsByYear(setlists: readonly Setlist[]): [year: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { date } of setlists) {
    const year = String(yearOf(date));
    counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return [...counts];
}
