import { setTimeout as pause } from 'node:timers/promises';

const tickMs = 50;
const ticks = 3;

/**
 * Waits until this process answers timers in time again, `atMostMs` at the longest. The framework loads the code of all
 * pages once the server is up, on a busy machine for seconds in which nothing else runs: a connection opened meanwhile
 * counts as timed out, although its other side answered at once.
 */
export async function whenCalm(atMostMs = 30_000): Promise<void> {
  const started = performance.now();
  let inTime = 0;
  while (inTime < ticks && performance.now() - started < atMostMs) {
    const before = performance.now();
    await pause(tickMs, undefined, { ref: false });
    inTime = performance.now() - before < 2 * tickMs ? inTime + 1 : 0;
  }
}
