import type { Cart, CartAction, CartItem } from '@/lib/shop/cart/cart';
import type { AttemptStore } from './attempt';
import type { Failure, Outcome } from './outcome';

/** Everything the checkout touches, so that it can be tested without a browser. */
export type CheckoutPorts = {
  /** Changes the cart that all tabs share, and gives it as it is afterwards. */
  dispatch(action: CartAction): Cart;
  attempts: AttemptStore;
  send(key: string, items: readonly CartItem[]): Promise<Outcome>;
  newKey(): string;
  /** Milliseconds since the epoch. */
  now(): number;
};

function sameItems(some: readonly CartItem[], others: readonly CartItem[]): boolean {
  const quantities = new Map(some.map(({ id, quantity }) => [id, quantity]));
  return some.length === others.length && others.every(({ id, quantity }) => quantities.get(id) === quantity);
}

/**
 * Sends the cart's contents as reading 32 says: the cart is emptied and its status reset before the request leaves;
 * success leaves it empty, anything else brings the items back, merged with what was added meanwhile. The key is new
 * for a new order and stays the same until an answer is definite, so that trying again can never order twice.
 * Undefined, and nothing sent, when the cart does not hold these items any more.
 */
export async function submitOrder(
  ports: CheckoutPorts,
  items: readonly CartItem[],
): Promise<Outcome | undefined> {
  if (items.length === 0) return { status: 'refused', reason: 'empty' };
  const { attempts, dispatch } = ports;
  if (!sameItems(dispatch({ type: 'settle', status: null }).items, items)) return undefined;
  const key = attempts.read()?.key ?? ports.newKey();
  attempts.write({ key, items, at: ports.now() });
  dispatch({ type: 'clear' });
  const outcome = await ports.send(key, items);

  // A tab that could not know of this one may have given the items back to the cart already (recoverOrder).
  const current = attempts.read();
  const returned = current?.key !== key || current.items.length === 0;
  if (outcome.status === 'accepted') {
    attempts.clear();
    if (returned) dispatch({ type: 'take', items });
    dispatch({ type: 'settle', status: 'successful' });
    return outcome;
  }
  if (!returned) dispatch({ type: 'restore', items });
  dispatch({ type: 'settle', status: 'failed' });
  if (outcome.status === 'uncertain') attempts.write({ key, items: [], at: ports.now() });
  else attempts.clear();
  return outcome;
}

/**
 * Restores the cart of an order whose page was closed before the answer came, keeping its key for the next try.
 * Returns the outcome to show, or undefined when there was nothing to recover.
 */
export function recoverOrder(ports: Pick<CheckoutPorts, 'attempts' | 'dispatch'>): Failure | undefined {
  const attempt = ports.attempts.read();
  if (!attempt || attempt.items.length === 0) return undefined;
  ports.dispatch({ type: 'restore', items: attempt.items });
  ports.dispatch({ type: 'settle', status: 'failed' });
  ports.attempts.write({ ...attempt, items: [] });
  return { status: 'uncertain', reason: 'interrupted' };
}
