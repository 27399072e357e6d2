import type { DeskEntry, DeskOrder } from '../journal/desk-journal';

/** An order for programs: the journal's own words, money in bani, instants in UTC. */
export function orderJson({ order, ...desk }: DeskOrder) {
  const { reference, createdAt, changedAt, locale, lines, totalMinor, visitor, state } = order;
  const { attempts, deliverAfter, erasedAt } = order;
  return {
    ...{ reference, createdAt, changedAt, locale, lines, totalMinor, visitor, state },
    ...{ attempts, deliverAfter, erasedAt },
    desk,
  };
}

export const logJson = (entries: readonly DeskEntry[]) =>
  entries.map(({ at, action, detail }) => ({ at, action, detail }));

/** JSON as the program prints it. */
export const printed = (value: unknown): string => JSON.stringify(value, null, 2);
