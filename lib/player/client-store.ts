import { createStore } from 'jotai';
import { useState } from 'react';

export type ClientStore = ReturnType<typeof createStore>;

let browserStore: ClientStore | undefined;

/**
 * The store for the jotai Provider of the layout. In the browser there is one for the life of the document, so the
 * player and the cart outlive the layout, which is remounted when the language changes. On the server every render
 * gets its own, so that no visitor sees another's state.
 */
export function useClientStore(): ClientStore {
  const [store] = useState(() => {
    if (typeof window === 'undefined') return createStore();
    return (browserStore ??= createStore());
  });
  return store;
}
