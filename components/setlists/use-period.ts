import { useCallback, useSyncExternalStore } from 'react';

/** Query parameter that keeps the choice; the server never reads it. */
export const periodParameter = 'perioada';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

const chosen = () => new URLSearchParams(window.location.search).get(periodParameter) ?? '';

/**
 * The season or year chosen in the address (`?perioada=2025-2026`); '' means everything, as does a value that the
 * list does not have.
 */
export function usePeriod(known: readonly string[]): [period: string, choose: (period: string) => void] {
  const given = useSyncExternalStore(subscribe, chosen, () => '');
  const choose = useCallback((period: string) => {
    const address = new URL(window.location.href);
    if (period === '') address.searchParams.delete(periodParameter);
    else address.searchParams.set(periodParameter, period);
    address.hash = '';
    // Null state, so that the router picks up the address.
    window.history.replaceState(null, '', address);
    listeners.forEach((listener) => listener());
  }, []);
  return [known.includes(given) ? given : '', choose];
}
