'use client';

import { useSetAtom } from 'jotai';
import { Suspense, lazy, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { LoadingDots } from '@/components/ui/loading-dots';
import { Retry } from '@/components/ui/retry';
import type { Locale } from '@/lib/i18n/locales';
import { currentTrack } from '@/lib/player/reducer';
import type { PlayerState } from '@/lib/player/reducer';
import { creditsOf } from '@/lib/player/track';
import type { Track } from '@/lib/player/track';
import { CopyMoment } from './copy-moment';
import type { PlayerWords } from './words';
import styles from './player-band.module.css';
import { playerAtom } from './player-store';
import { Playlist } from './playlist';
import { StaffProgress } from './staff-progress';
import { TrackAnnouncer } from './track-announcer';
import { PlayButton, StepButton } from './transport';
import { useMoment } from './use-moment';
import { useInView, usePlayer } from './use-player';
import { Volume } from './volume';

const PlaylistLoader = lazy(() =>
  import('./playlist-loader').then((module) => ({ default: module.PlaylistLoader })),
);

type PlayerBandProps = {
  locale: Locale;
  /** Null: the server could not read the list. */
  tracks: readonly Track[] | null;
  /** Sung texts by song id, rendered by the server. */
  texts: Record<number, ReactNode>;
  /** Where a song leads, by song id, rendered by the server. */
  links: Record<number, ReactNode>;
  words: PlayerWords;
};

export function PlayerBand({ locale, tracks, texts, links, words }: PlayerBandProps) {
  const ref = useRef<HTMLDivElement>(null);
  const playlistId = useId();
  const state = usePlayer(tracks, locale);
  useInView(ref);
  useMoment(state.playlist.length > 0);
  return (
    <div ref={ref} className={styles.band} data-panel={state.panelOpen ? 'open' : 'closed'}>
      {state.playlist.length === 0 || state.language !== locale ? (
        <Suspense fallback={<LoadingDots label={words.listLoading} />}>
          <PlaylistLoader locale={locale} words={words} />
        </Suspense>
      ) : (
        <>
          <NowPlaying state={state} texts={texts} links={links} words={words} playlistId={playlistId} />
          <Playlist
            id={playlistId}
            label={words.playlist}
            tracks={state.playlist}
            current={state.current}
            open={state.panelOpen}
          />
        </>
      )}
      <TrackAnnouncer state={state} template={words.track} />
    </div>
  );
}

type NowPlayingProps = Pick<PlayerBandProps, 'texts' | 'links' | 'words'> & {
  state: PlayerState;
  playlistId: string;
};

function NowPlaying({ state, texts, links, words, playlistId }: NowPlayingProps) {
  const dispatch = useSetAtom(playerAtom);
  const track = currentTrack(state);
  if (!track) return null;
  const text = texts[track.id];
  return (
    <div className={styles.now}>
      <div className={styles.head}>
        <PlayButton
          playing={state.status === 'playing'}
          words={words}
          className={styles.play}
          iconSize={28}
        />
        <div className={styles.what}>
          <p className={styles.title} lang={track.titleLanguage}>
            {track.title}
          </p>
          <p className={styles.credits}>{creditsOf(track)}</p>
        </div>
      </div>
      <StaffProgress position={state.position} duration={state.duration} words={words} />
      <div className={styles.controls}>
        <StepButton state={state} step="previous" label={words.previous} className={styles.button} />
        <StepButton state={state} step="next" label={words.next} className={styles.button} />
        <Volume volume={state.volume} words={words} />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={state.panelOpen}
          aria-controls={playlistId}
          onClick={() => dispatch({ type: 'panel' })}
        >
          {words.playlist}
        </button>
      </div>
      {state.error ? (
        <Retry
          message={words.trackError}
          retryLabel={words.retry}
          onRetry={() => dispatch({ type: 'retry' })}
          className={styles.error}
        />
      ) : null}
      {/* A key of their own would be the same as the button’s. */}
      <div>{links[track.id]}</div>
      <CopyMoment key={track.id} song={track.id} words={words} />
      {text ? (
        <details className={styles.text}>
          <summary>{words.text}</summary>
          {text}
        </details>
      ) : null}
    </div>
  );
}
