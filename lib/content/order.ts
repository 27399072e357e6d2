/** `listed` as the host gives it; `newest` first; `soonest` first. */
export type Order = 'listed' | 'newest' | 'soonest';

function time(item: object): number | undefined {
  return 'date' in item && typeof item.date === 'string' ? Date.parse(item.date) : undefined;
}

const byTime = (a: object, b: object) => (time(a) ?? 0) - (time(b) ?? 0);

/** Newest first; of equal dates the later in the list comes first (reading 23). What has no date ends the list. */
export function newestFirst<T extends object>(items: readonly T[]): T[] {
  const dated = items.filter((item) => time(item) !== undefined).toReversed();
  return [...dated.sort((a, b) => byTime(b, a)), ...items.filter((item) => time(item) === undefined)];
}

/** A list by the `date` of its items, where that is its order. */
export function inOrder<T extends object>(order: Order, items: T[]): T[] {
  if (order === 'newest') return newestFirst(items);
  return order === 'soonest' ? items.toSorted(byTime) : items;
}
