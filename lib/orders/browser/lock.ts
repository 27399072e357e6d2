import { answerTimeout } from './post-order';

const lockName = 'choir-order';
export const leaseStorageKey = 'choir-order-lease';

/** Longer than an order can be on its way, so that only a closed tab leaves a lease behind (milliseconds). */
const leaseLasts = answerTimeout + 5_000;
const lookAgainEvery = 250;

type Lease = { owner: string; until: number };

function readLease(): Lease | undefined {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(leaseStorageKey) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { owner, until } = value as Record<string, unknown>;
    if (typeof owner !== 'string' || typeof until !== 'number') return undefined;
    // A clock that was set back must not lock the order for ever.
    const running = until > Date.now() && until <= Date.now() + leaseLasts;
    return running ? { owner, until } : undefined;
  } catch {
    return undefined;
  }
}

function takeLease(owner: string): void {
  try {
    window.localStorage.setItem(leaseStorageKey, JSON.stringify({ owner, until: Date.now() + leaseLasts }));
  } catch {
    // A browser that keeps nothing has nothing that two tabs could share.
  }
}

function dropLease(owner: string): void {
  if (readLease()?.owner === owner) window.localStorage.removeItem(leaseStorageKey);
}

async function withLease<T>(task: () => Promise<T>): Promise<T> {
  const owner = Math.random().toString(36).slice(2);
  while (readLease()) await new Promise((resolve) => setTimeout(resolve, lookAgainEvery));
  takeLease(owner);
  const release = () => dropLease(owner);
  window.addEventListener('pagehide', release);
  try {
    return await task();
  } finally {
    window.removeEventListener('pagehide', release);
    release();
  }
}

/**
 * Runs a task while no other tab is sending or recovering an order; a closed tab releases its lock. Browsers have
 * locks only where the site is served with TLS; elsewhere a lease in localStorage takes their place.
 */
export async function withOrderLock<T>(task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return withLease(task);
  return (await navigator.locks.request(lockName, task)) as T;
}
