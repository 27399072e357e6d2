import { useStore } from 'jotai';
import { useEffect } from 'react';
import { readMoment } from '@/lib/player/moment';
import { seek } from './audio';
import { playerAtom } from './player-store';

/** Puts the player where a link to a song and a second leads, once there is a list. The visitor presses play. */
export function useMoment(hasList: boolean): void {
  const store = useStore();
  useEffect(() => {
    if (!hasList) return;
    const open = () => {
      const moment = readMoment(window.location.hash);
      const index = store.get(playerAtom).playlist.findIndex(({ id }) => id === moment?.song);
      if (!moment || index === -1) return;
      store.set(playerAtom, { type: 'select', index: index + 1 });
      seek(moment.seconds);
      // The address would take a later visitor of this entry back; the router's state must stay with it.
      window.history.replaceState(window.history.state, '', '#player');
      document.getElementById('player')?.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [hasList, store]);
}
