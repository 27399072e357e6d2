import { AsyncLocalStorage } from 'node:async_hooks';

const symbol = Symbol.for('site.page-keys');

/**
 * The cache keys of the pages that the framework looks up while it answers one request. The door runs the framework in
 * it and the handler writes into it, each from a module graph of its own: only globalThis is common to both.
 * @returns {AsyncLocalStorage<Set<string>>}
 */
export function lookedUp() {
  const scope = /** @type {Record<symbol, AsyncLocalStorage<Set<string>> | undefined>} */ (
    /** @type {unknown} */ (globalThis)
  );
  return (scope[symbol] ??= new AsyncLocalStorage());
}
