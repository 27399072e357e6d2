import { atom } from 'jotai';

/** What the grid already knows about a product, shown while its details are loading. */
export type OpenedProduct = { id: number; title: string; titleLanguage?: string | undefined; href: string };

export const openedProductAtom = atom<OpenedProduct | undefined>(undefined);

/** The product just put into the cart. */
export const addedProductAtom = atom<{ title: string; titleLanguage?: string | undefined } | undefined>(
  undefined,
);
