import { atom } from 'jotai';

// Apart from the order's other atoms, because every page carries this one.

/** Whether the order dialog is on the screen; any page can open it. */
export const orderOpenAtom = atom(false);
