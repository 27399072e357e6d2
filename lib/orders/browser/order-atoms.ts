import { atom } from 'jotai';
import type { CartItem } from '@/lib/shop/cart/cart';
import type { CartRow } from '@/lib/shop/cart/cart-rows';
import { cartAtom } from '@/lib/shop/cart/storage';
import type { OrderFormValues, OrderPayload } from '../form/payload';
import { browserAttempts } from './attempt';
import { withOrderLock } from './lock';
import type { Failure } from './outcome';
import { recoverOrder } from './submit';

/** What the visitor keeps of an order (reading 52). `placedAt` is an ISO instant. */
export type OrderSlip = {
  reference?: string | undefined;
  /** Path of the order's own page. */
  address?: string | undefined;
  totalMinor: number;
  placedAt: string;
  rows: readonly CartRow[];
  payload: OrderPayload;
};

/** `sending` keeps the items that have already left the cart, so that the form goes on showing them. */
export type OrderPhase =
  | { phase: 'editing'; outcome?: Failure | undefined }
  | { phase: 'sending'; items: readonly CartItem[] }
  | { phase: 'accepted'; slip: OrderSlip };

/** What has been typed and chosen. Both consents are given anew in a form that is made anew. */
export type OrderDraft = Omit<OrderFormValues, 'agreed' | 'marketing'>;

/** Reading 48: courier and cash are preselected, so that no order can leave without them. */
export const emptyDraft: OrderDraft = {
  ...{ name: '', phone: '', delivery_address: '', invoice_address: '' },
  ...{ delivery: 1, payment: 1 },
};

/** Outlives the form, which a change of language takes down. In memory only: it is personal. */
export const orderDraftAtom = atom<OrderDraft>(emptyDraft);

export const orderAtom = atom<OrderPhase>({ phase: 'editing' });

export const attempts = browserAttempts();

const hasItemsOut = () => (attempts.read()?.items.length ?? 0) > 0;

/** Once per page load: restores the cart of an order whose page was closed before the shop answered. */
export const recoverOrderAtom = atom(null, async (get, set) => {
  if (!hasItemsOut()) return;
  await withOrderLock(async () => {
    if (get(orderAtom).phase === 'sending') return;
    const outcome = recoverOrder({ attempts, dispatch: (action) => set(cartAtom, action) });
    if (outcome) set(orderAtom, { phase: 'editing', outcome });
  });
});
