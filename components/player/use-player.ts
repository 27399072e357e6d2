'use client';

import { useAtom, useSetAtom, useStore } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { RefObject } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { reducePlayer } from '@/lib/player/reducer';
import type { PlayerState } from '@/lib/player/reducer';
import type { Track } from '@/lib/player/track';
import { connectAudio } from './audio';
import { fullPlayerAtom } from './dock-atoms';
import { playerAtom } from './player-store';

/**
 * The player, holding the page's list. The first render, on the server too, already shows the list that the effect
 * then hands to the store.
 */
export function usePlayer(tracks: readonly Track[] | null, locale: Locale): PlayerState {
  const [state, dispatch] = useAtom(playerAtom);
  const store = useStore();
  useEffect(() => {
    if (tracks) dispatch({ type: 'list', tracks, language: locale });
    connectAudio(store);
  }, [tracks, locale, dispatch, store]);
  return useMemo(() => {
    if (!tracks || state.language === locale) return state;
    return reducePlayer(state, { type: 'list', tracks, language: locale });
  }, [state, tracks, locale]);
}

/** Hides the docked player while the full one is in view. */
export function useInView(ref: RefObject<HTMLElement | null>): void {
  const setFullPlayer = useSetAtom(fullPlayerAtom);
  useEffect(() => {
    if (!ref.current) return;
    setFullPlayer('out-of-view');
    const observer = new IntersectionObserver((entries) =>
      setFullPlayer(entries.at(-1)?.isIntersecting ? 'in-view' : 'out-of-view'),
    );
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
      setFullPlayer('absent');
    };
  }, [ref, setFullPlayer]);
}
