'use client';

import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './video.module.css';

type VideoPlayerProps = {
  /** Address of the player. Nothing is requested from its host before it is inserted. */
  player: string;
  /** Address of the video's page, for who has no script or wants another tab. */
  page: string;
  title: string;
  children: ReactNode;
};

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** A link to a video, which becomes its player. */
export function VideoPlayer({ player, page, title, children }: VideoPlayerProps) {
  const [playing, setPlaying] = useState(false);

  function play(event: MouseEvent) {
    if (!isPlain(event)) return;
    event.preventDefault();
    setPlaying(true);
  }

  if (!playing) {
    return (
      <a href={page} rel="external noopener noreferrer" className={styles.still} onClick={play}>
        {children}
      </a>
    );
  }
  return (
    <iframe
      ref={(frame) => frame?.focus()}
      src={player}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      className={styles.frame}
    />
  );
}
