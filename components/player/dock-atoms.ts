import { atom } from 'jotai';

// Separate from the player's own store: every page loads these, and the rest of the player only once a song has started.

/** Whether a song has been started and the player not closed since. */
export const dockedAtom = atom(false);

/** The full player of the home page: not on this page, scrolled out of view, or in view. */
export const fullPlayerAtom = atom<'absent' | 'out-of-view' | 'in-view'>('absent');
