import type { CartAction, CartItem } from '@/lib/shop/cart/cart';
import type { AttemptStore } from './attempt';
import type { Failure, Outcome } from './outcome';

/** Everything the checkout touches, so that it can be tested without a browser. */
export type CheckoutPorts = {
  dispatch(action: CartAction): void;
  attempts: AttemptStore;
  send(key: string, items: readonly CartItem[]): Promise<Outcome>;
  newKey(): string;
  /** Milliseconds since the epoch. */
  now(): number;
};

/**
 * Sends the cart's contents as reading 32 says: the cart is emptied and its status reset before the request leaves;
 * success leaves it empty, anything else brings the items back, merged with what was added meanwhile. The key is new
 * for a new order and stays the same until an answer is definite, so that trying again can never order twice.
 */
export async function submitOrder(ports: CheckoutPorts, items: readonly CartItem[]): Promise<Outcome> {
  if (items.length === 0) return { status: 'refused', reason: 'empty' };
  const { attempts, dispatch } = ports;
  const key = attempts.read()?.key ?? ports.newKey();
  attempts.write({ key, items, at: ports.now() });
  dispatch({ type: 'clear' });
  const outcome = await ports.send(key, items);
  if (outcome.status === 'accepted') {
    attempts.clear();
    dispatch({ type: 'settle', status: 'successful' });
    return outcome;
  }
  dispatch({ type: 'restore', items });
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
