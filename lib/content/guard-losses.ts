/** The wait after which a second read counts as another one, in milliseconds. */
const apart = 5_000;

/**
 * Guards last good copies of lists: one that has lost more than half of what it showed replaces its copy only when a
 * second read, some time after the first, finds the same.
 */
export function guardLosses(waitMs = apart) {
  const doubted = new Map<string, number>();
  return {
    /** Give how many items the copy shows, and how many the list now shows. */
    mayReplace(key: string, before: number, after: number): boolean {
      const since = doubted.get(key);
      const isLoss = after * 2 < before;
      const accepted = !isLoss || (since !== undefined && Date.now() - since >= waitMs);
      if (accepted) doubted.delete(key);
      else if (since === undefined) doubted.set(key, Date.now());
      return accepted;
    },
    /** The list is as it was. */
    forget: (key: string) => doubted.delete(key),
  };
}
