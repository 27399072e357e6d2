const lockName = 'choir-order';

/**
 * Runs a task while no other tab is sending or recovering an order; a closed tab releases its lock. Where the browser
 * has no locks (no TLS) the task runs at once; the shared key still prevents a double order.
 */
export async function withOrderLock<T>(task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return task();
  return (await navigator.locks.request(lockName, task)) as T;
}
