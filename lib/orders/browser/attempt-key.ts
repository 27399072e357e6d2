export const attemptStorageKey = 'choir-order';

/** Whether this browser has noted an order: asked on every page, before anything of the order has loaded. */
export function hasNotedAttempt(): boolean {
  try {
    return window.localStorage.getItem(attemptStorageKey) !== null;
  } catch {
    return false;
  }
}
