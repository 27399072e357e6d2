'use client';

import { useState } from 'react';
import type { PlayerState } from '@/lib/player/reducer';
import { currentTrack } from '@/lib/player/reducer';
import { fill } from './labels';

type TrackAnnouncerProps = { state: PlayerState; template: string };

/** Announces the new song; the first one is not announced. */
export function TrackAnnouncer({ state, template }: TrackAnnouncerProps) {
  const track = currentTrack(state);
  const [known, setKnown] = useState(track?.id);
  const [changed, setChanged] = useState(false);
  if (track && track.id !== known) {
    setKnown(track.id);
    setChanged(known !== undefined);
  }
  return (
    <p className="visually-hidden" aria-live="polite">
      {changed && track ? (
        <>
          {fill(template, { index: state.current, count: state.playlist.length })}:{' '}
          <span lang={track.titleLanguage}>{track.title}</span>, {track.artist}
        </>
      ) : null}
    </p>
  );
}
