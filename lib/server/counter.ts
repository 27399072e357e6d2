import { LRUCache } from 'lru-cache';

/** Keys remembered at a time; the one that was silent longest is forgotten first. */
const keysKept = 20_000;

/** What of a window's points is used, and when it ends (milliseconds since the epoch). */
export type Window = { used: number; endsAt: number };

export type Limit = { name: string; points: number; windowMs: number };

/** Seconds to wait once a window's points are used up. */
export const secondsLeft = ({ used, endsAt }: Window, { points }: Limit, now: number): number | undefined =>
  used > points ? Math.max(1, Math.ceil((endsAt - now) / 1000)) : undefined;

/** Counts for each key in windows of this process's memory; gives the seconds to wait once its points are used up. */
export function createCounter(limit: Limit, now: () => number = Date.now) {
  const windows = new LRUCache<string, Window>({ max: keysKept });
  return (key: string): number | undefined => {
    const time = now();
    const known = windows.get(key);
    const current = known && known.endsAt > time ? known : { used: 0, endsAt: time + limit.windowMs };
    if (current !== known) windows.set(key, current);
    current.used += 1;
    return secondsLeft(current, limit, time);
  };
}
