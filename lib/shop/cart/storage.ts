import { atom } from 'jotai';
import { cartReducer, emptyCart, parseItems } from './cart';
import type { Cart, CartAction, CartItem } from './cart';

export const cartStorageKey = 'choir-cart';

/** The stored items: empty when there are none or they are damaged, `undefined` when the browser keeps nothing. */
function readItems(): CartItem[] | undefined {
  let text: string | null;
  try {
    text = window.localStorage.getItem(cartStorageKey);
  } catch {
    return undefined;
  }
  try {
    return parseItems(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

function writeItems(items: readonly CartItem[]): void {
  try {
    if (items.length === 0) window.localStorage.removeItem(cartStorageKey);
    else window.localStorage.setItem(cartStorageKey, JSON.stringify(items));
  } catch {
    // Storage is full or blocked: the cart lasts as long as the page.
  }
}

const memoryAtom = atom<Cart>(emptyCart);

// The first render must match the server's, so the stored cart is read on mount and not before.
memoryAtom.onMount = (set) => {
  const refresh = () => set((cart) => ({ ...cart, items: readItems() ?? cart.items }));
  const onStorage = (event: StorageEvent) => {
    if (event.key === cartStorageKey || event.key === null) refresh();
  };
  refresh();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

/**
 * The cart of this browser: kept in localStorage, shared by its tabs, empty on the server and in the first render.
 * Writing takes a CartAction. Each write starts from what is stored, not from this tab's memory: a component that
 * only writes does not mount the atom, and another tab may have written before its storage event arrives. Returns the new
 * cart.
 */
export const cartAtom = atom(
  (get) => get(memoryAtom),
  (get, set, action: CartAction) => {
    const memory = get(memoryAtom);
    const cart = cartReducer({ ...memory, items: readItems() ?? memory.items }, action);
    writeItems(cart.items);
    set(memoryAtom, cart);
    return cart;
  },
);
