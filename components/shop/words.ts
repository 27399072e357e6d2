import type { Words } from '@/lib/i18n/words';

/** What the parts of a product say, in the browser too: from the `shop` messages and from its `detail`. */
export const offerKeys = ['free', 'soldOut', 'soldOutLong', 'onPreorder', 'buy'] as const;
export const creditKeys = [
  ...(['artist', 'conductor', 'author', 'editor', 'concept', 'proofreading', 'printing', 'year'] as const),
] as const;
export const detailKeys = [
  ...creditKeys,
  ...(['playlist', 'deliveryPaid', 'deliveryFree', 'preorder', 'preorderOpen', 'oldPrice'] as const),
  ...(['maker', 'code', 'safety'] as const),
] as const;
export type ProductWords = Words<(typeof offerKeys)[number] | (typeof detailKeys)[number]>;

/** What the dialogs of the shop say: `shop.detail` and `shop.added`. */
export const dialogKeys = ['close', 'loading', 'failed', 'page'] as const;
export const addedKeys = ['title', 'fullTitle', 'finish', 'continue'] as const;
export type DialogWords = Words<(typeof dialogKeys)[number]> & {
  added: Words<(typeof addedKeys)[number] | 'full'>;
};
