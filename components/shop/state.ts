import { atom } from 'jotai';

/** What the grid already knows about a product, shown while its details are loading. */
export type OpenedProduct = { id: number; title: string; titleLanguage?: string | undefined; href: string };

export const openedProductAtom = atom<OpenedProduct | undefined>(undefined);

/** What „Buy” was pressed for; `full` when the cart already held as many of it as an order may. */
export type BoughtProduct = { title: string; titleLanguage?: string | undefined; full: boolean };

export const boughtProductAtom = atom<BoughtProduct | undefined>(undefined);
