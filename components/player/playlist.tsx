'use client';

import { useSetAtom } from 'jotai';
import { memo } from 'react';
import { length } from '@/lib/player/time';
import type { Track } from '@/lib/player/track';
import { playerAtom } from './player-store';
import styles from './playlist.module.css';

type PlaylistProps = {
  id: string;
  label: string;
  tracks: readonly Track[];
  /** Counted from 1. */
  current: number;
  open: boolean;
};

export const Playlist = memo(function Playlist({ id, label, tracks, current, open }: PlaylistProps) {
  const dispatch = useSetAtom(playerAtom);
  return (
    <ol id={id} role="list" aria-label={label} className={styles.list} hidden={!open}>
      {tracks.map((track, index) => (
        <li key={track.id}>
          <button
            type="button"
            className={styles.row}
            aria-current={index + 1 === current ? 'true' : undefined}
            onClick={() => dispatch({ type: 'select', index: index + 1 })}
          >
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.name}>
              <cite lang={track.titleLanguage}>{track.title}</cite>
              <span className={styles.dot}> · </span>
              <span className={styles.artist}>{track.artist}</span>
            </span>
            {track.duration === undefined ? null : (
              <span className={styles.duration}>{length(track.duration)}</span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
});
