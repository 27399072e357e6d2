import { atom } from 'jotai';
import type { CartItem } from '@/lib/shop/cart/cart';
import type { OrderLine } from '@/lib/shop/cart/rows';
import { cartAtom } from '@/lib/shop/cart/storage';
import type { OrderPayload } from '../form/payload';
import { browserAttempts } from './attempt';
import { withOrderLock } from './lock';
import type { Failure } from './outcome';
import { recoverOrder } from './submit';

/** What the visitor keeps of an order (reading 52). `total` is in minor units, `placedAt` an ISO instant. */
export type OrderSlip = {
  reference?: string | undefined;
  total: number;
  placedAt: string;
  lines: readonly OrderLine[];
  payload: OrderPayload;
};

/** `sending` keeps the items that have already left the cart, so that the form goes on showing them. */
export type OrderState =
  | { phase: 'editing'; outcome?: Failure | undefined }
  | { phase: 'sending'; items: readonly CartItem[] }
  | { phase: 'accepted'; slip: OrderSlip };

export const orderAtom = atom<OrderState>({ phase: 'editing' });

/** Whether the order dialog is on the screen; any page can open it. */
export const orderOpenAtom = atom(false);

export const attempts = browserAttempts();

/** Once per page load: restores the cart of an order whose page was closed before the shop answered. */
export const recoverOrderAtom = atom(null, (get, set) =>
  withOrderLock(async () => {
    if (get(orderAtom).phase === 'sending') return;
    const outcome = recoverOrder({ attempts, dispatch: (action) => set(cartAtom, action) });
    if (outcome) set(orderAtom, { phase: 'editing', outcome });
  }),
);
