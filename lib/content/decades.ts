/** A decade by its first year (1970 for 1970 to 1979) and what belongs to it. */
export type Decade<Item> = { decade: number; items: Item[] };

/** The first year of the decade of a calendar year: 1978 → 1970. */
export function decadeOf(year: number): number {
  return year - (year % 10);
}

/** Items by decade, in the order in which the decades first occur in the list. */
export function byDecade<Item extends { year: number }>(items: readonly Item[]): Decade<Item>[] {
  const decades = new Map<number, Item[]>();
  for (const item of items) {
    const decade = decadeOf(item.year);
    decades.set(decade, [...(decades.get(decade) ?? []), item]);
  }
  return [...decades].map(([decade, list]) => ({ decade, items: list }));
}
