/** Product §3 and §4 "Cart": a line holds an id and a quantity; the rest is looked up (reading 56). */
export type CartItem = { readonly id: number; readonly quantity: number };

export type CheckoutStatus = null | 'successful' | 'failed';

export type Cart = { readonly items: readonly CartItem[]; readonly checkoutStatus: CheckoutStatus };

export type CartAction =
  | { type: 'add'; id: number }
  | { type: 'set'; id: number; quantity: number }
  | { type: 'remove'; id: number }
  | { type: 'clear' }
  | { type: 'restore'; items: readonly CartItem[] }
  | { type: 'take'; items: readonly CartItem[] }
  | { type: 'keep'; ids: readonly number[] }
  | { type: 'settle'; status: CheckoutStatus };

export const emptyCart: Cart = { items: [], checkoutStatus: null };

/** The largest quantity of one product in an order (reading 53). */
export const maxQuantity = 99;

function merge(first: readonly CartItem[], second: readonly CartItem[]): CartItem[] {
  const quantities = new Map<number, number>();
  for (const { id, quantity } of [...first, ...second]) {
    quantities.set(id, Math.min(maxQuantity, (quantities.get(id) ?? 0) + quantity));
  }
  return [...quantities].map(([id, quantity]) => ({ id, quantity }));
}

/** Whether the cart holds as many of a product as an order may. */
export function isFull(items: readonly CartItem[], id: number): boolean {
  return items.some((item) => item.id === id && item.quantity >= maxQuantity);
}

/** What is left of `items` without as many of each product as `gone` has. */
function subtract(items: readonly CartItem[], gone: readonly CartItem[]): CartItem[] {
  const left = new Map(gone.map(({ id, quantity }) => [id, -quantity]));
  for (const { id, quantity } of items) left.set(id, (left.get(id) ?? 0) + quantity);
  return items.flatMap(({ id }) => {
    const quantity = left.get(id) ?? 0;
    return quantity > 0 ? [{ id, quantity }] : [];
  });
}

/**
 * The cart's transitions (product §4). `add`, `set` (of a product that is in it, to 1–99) and `remove` reset the
 * checkout status; `clear` empties and resets;
 * `restore` puts a snapshot back in front of what was added meanwhile and never overwrites it (reading 33); `take`
 * takes one out again;
 * `keep` drops products that the catalogue no longer has; `settle` records how the checkout ended.
 */
export function cartReducer(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'add':
      if (isFull(cart.items, action.id)) return { ...cart, checkoutStatus: null };
      return { items: merge(cart.items, [{ id: action.id, quantity: 1 }]), checkoutStatus: null };
    case 'set': {
      const quantity = Math.min(maxQuantity, Math.max(1, action.quantity));
      const items = cart.items.map((item) => (item.id === action.id ? { ...item, quantity } : item));
      return { items, checkoutStatus: null };
    }
    case 'remove':
      return { items: cart.items.filter(({ id }) => id !== action.id), checkoutStatus: null };
    case 'clear':
      return emptyCart;
    case 'restore':
      return { ...cart, items: merge(action.items, cart.items) };
    case 'take':
      return { ...cart, items: subtract(cart.items, action.items) };
    case 'keep':
      return { ...cart, items: cart.items.filter(({ id }) => action.ids.includes(id)) };
    case 'settle':
      return { ...cart, checkoutStatus: action.status };
  }
}

/** Number of items: the sum of all quantities. */
export function cartCount(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * Reads items from whatever the browser has stored. Anything but a list gives an empty cart; entries without a whole
 * positive id and a quantity of 1–99 are dropped; quantities of repeated ids are added up.
 */
export function parseItems(value: unknown): CartItem[] {
  if (!Array.isArray(value)) return [];
  return merge([], value.filter(isCartItem));
}

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, quantity } = value as Record<string, unknown>;
  const whole = Number.isSafeInteger(id) && Number.isSafeInteger(quantity);
  return whole && Number(id) > 0 && Number(quantity) >= 1 && Number(quantity) <= maxQuantity;
}
