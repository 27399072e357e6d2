import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { playerAtom } from '@/components/player/player-store';

/** The room and the player do not sound together: what begins stops the other. */
export function useOneSound(runs: boolean, pause: () => void): void {
  const store = useStore();
  const latest = useRef(pause);
  useEffect(() => {
    latest.current = pause;
  });
  useEffect(() => {
    if (!runs) return;
    store.set(playerAtom, { type: 'pause' });
    return store.sub(playerAtom, () => {
      if (store.get(playerAtom).status === 'playing') latest.current();
    });
  }, [runs, store]);
}
