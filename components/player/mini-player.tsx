'use client';

import { useAtom } from 'jotai';
import Link from 'next/link';
import { useEffect } from 'react';
import { currentTrack } from '@/lib/player/reducer';
import { clock } from '@/lib/player/time';
import { CloseIcon } from './icons';
import type { PlayerHostProps } from './labels';
import styles from './mini-player.module.css';
import { playerAtom } from './player-store';
import { PlaylistLoader } from './playlist-loader';
import { Playhead } from './playhead';
import { TrackAnnouncer } from './track-announcer';
import { PlayButton, StepButton } from './transport';

/** Keeps the focused element from ending up behind the dock. */
function useScrollRoom() {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('scroll-padding-bottom', '5.5rem');
    return () => void style.removeProperty('scroll-padding-bottom');
  }, []);
}

type MiniPlayerProps = PlayerHostProps & { announces: boolean };

export function MiniPlayer({ locale, labels, playerHref, announces }: MiniPlayerProps) {
  const [state, dispatch] = useAtom(playerAtom);
  useScrollRoom();
  const track = currentTrack(state);
  if (!track) return null;
  const total = state.duration === null ? null : Math.round(state.duration);
  return (
    <section className={`night ${styles.dock}`} aria-label={labels.dock} data-print="hide">
      <Playhead className={styles.progress} />
      <div className={`wrap ${styles.row}`}>
        <PlayButton
          playing={state.status === 'playing'}
          labels={labels}
          className={styles.play}
          iconSize={18}
        />
        <p className={styles.what}>
          <Link href={playerHref} prefetch={false} className={styles.title}>
            <cite lang={track.titleLanguage}>{track.title}</cite>
            <span className="visually-hidden"> – {labels.open}</span>
          </Link>
          <span className={styles.artist}>{track.artist}</span>
        </p>
        {state.error ? (
          <p role="alert" className={styles.error}>
            <span>{labels.trackError}</span>{' '}
            <button type="button" className={styles.retry} onClick={() => dispatch({ type: 'retry' })}>
              {labels.retry}
            </button>
          </p>
        ) : (
          <p className={styles.time}>
            {clock(state.position, total)} / {clock(total)}
          </p>
        )}
        <StepButton state={state} step="next" label={labels.next} className={styles.button} />
        <button
          type="button"
          className={styles.button}
          aria-label={labels.close}
          onClick={() => dispatch({ type: 'stop' })}
        >
          <CloseIcon />
        </button>
      </div>
      {announces ? <TrackAnnouncer state={state} template={labels.track} /> : null}
      {state.language === locale ? null : <PlaylistLoader locale={locale} labels={labels} quiet />}
    </section>
  );
}
