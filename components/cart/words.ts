import type { Words } from '@/lib/i18n/words';

/** What the cart of every page says, from the `cart` messages. */
export const cartKeys = ['button', 'order', 'close', 'loading', 'failed', 'retry'] as const;
export type CartWords = Words<(typeof cartKeys)[number], 'pieces'>;
