import type { TimelineEntry, TimelineGroup } from './timeline';

export type DatedEntry = TimelineEntry & { year: number };

/** Groups entries by decade, in the order given: 1973 … 1979 → `{ id: 'd1970', label: '1973–1979' }`. */
export function byDecade(entries: readonly DatedEntry[]): TimelineGroup[] {
  const groups = new Map<number, DatedEntry[]>();
  for (const entry of entries) {
    const decade = entry.year - (entry.year % 10);
    groups.set(decade, [...(groups.get(decade) ?? []), entry]);
  }
  return [...groups].map(([decade, list]) => {
    const years = list.map((entry) => entry.year);
    const [first, last] = [Math.min(...years), Math.max(...years)];
    return { id: `d${decade}`, label: first === last ? `${first}` : `${first}–${last}`, entries: list };
  });
}
