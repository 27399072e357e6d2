import { atom } from 'jotai';
import { initialPlayer, reducePlayer } from '@/lib/player/reducer';
import type { PlayerAction } from '@/lib/player/reducer';
import { dockedAtom } from './dock-atoms';

const stateAtom = atom(initialPlayer);

/** The player's state; setting it takes an action for the reducer. */
export const playerAtom = atom(
  (get) => get(stateAtom),
  (get, set, action: PlayerAction) => {
    const next = reducePlayer(get(stateAtom), action);
    set(stateAtom, next);
    set(dockedAtom, next.started);
  },
);
