import { atom } from 'jotai';

// Apart from the player's own store: every page carries these, and nothing else of the player before a song has started.

/** A song has been started and the player has not been closed. */
export const dockedAtom = atom(false);

/** The full player of the home page: not on this page, scrolled out of view, or in view. */
export const fullPlayerAtom = atom<'absent' | 'out-of-view' | 'in-view'>('absent');
