import { LRUCache } from 'lru-cache';

const windowMs = 60_000;
/** Keys remembered at a time; the one that was silent longest is forgotten first. */
const keysKept = 20_000;

type Window = { used: number; endsAt: number };

/**
 * Counts for each key in windows of a minute; gives the seconds to wait once its points are used up. `now` gives
 * milliseconds.
 */
export function createCounter(points: number, now: () => number = Date.now) {
  const windows = new LRUCache<string, Window>({ max: keysKept });
  return (key: string): number | undefined => {
    const time = now();
    const known = windows.get(key);
    const current = known && known.endsAt > time ? known : { used: 0, endsAt: time + windowMs };
    if (current !== known) windows.set(key, current);
    if (current.used >= points) return Math.max(1, Math.ceil((current.endsAt - time) / 1000));
    current.used += 1;
    return undefined;
  };
}
