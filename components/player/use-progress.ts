'use client';

import { useStore } from 'jotai';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { heardPosition } from './audio';
import { playerAtom } from './player-store';

/**
 * Keeps `--progress`, 0 to 1 through the current song, on an element: every frame while it plays, by whole seconds
 * under reduced motion. `data-state` on it is idle, playing or paused.
 */
export function useProgress(ref: RefObject<HTMLElement | null>): void {
  const store = useStore();

  useEffect(() => {
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
    let frame = 0;

    const paint = (position: number) => {
      const { duration } = store.get(playerAtom);
      const progress = duration === null ? 0 : Math.min(position / duration, 1);
      ref.current?.style.setProperty('--progress', progress.toFixed(4));
    };
    const tick = () => {
      paint(heardPosition());
      frame = requestAnimationFrame(tick);
    };
    const follow = () => {
      const { status, position, started } = store.get(playerAtom);
      ref.current?.setAttribute('data-state', started ? status : 'idle');
      if (status === 'playing' && !reduced.matches) {
        if (frame === 0) tick();
        return;
      }
      cancelAnimationFrame(frame);
      frame = 0;
      paint(reduced.matches ? Math.floor(position) : position);
    };

    follow();
    const unsubscribe = store.sub(playerAtom, follow);
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
    };
  }, [ref, store]);
}
