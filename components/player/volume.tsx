'use client';

import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { fill } from './labels';
import type { PlayerLabels } from './labels';
import { playerAtom } from './player-store';
import styles from './volume.module.css';

/** False where only the device's own keys set the volume (iOS), because a new value does not stick there. */
function useVolumeSupport(): boolean {
  const [supported, setSupported] = useState(true);
  useEffect(() => {
    const probe = document.createElement('audio');
    probe.volume = 0.5;
    // iOS returns the new value at once but drops it a moment later.
    const timer = setTimeout(() => setSupported(probe.volume === 0.5));
    return () => clearTimeout(timer);
  }, []);
  return supported;
}

type VolumeProps = { volume: number; labels: Pick<PlayerLabels, 'volume' | 'volumeValue'> };

/** A crescendo: the wider the hairpin, the louder. */
export function Volume({ volume, labels }: VolumeProps) {
  const dispatch = useSetAtom(playerAtom);
  if (!useVolumeSupport()) return null;
  return (
    <div className={styles.volume}>
      <svg viewBox="0 0 100 20" preserveAspectRatio="none" className={styles.hairpin} aria-hidden="true">
        <path d="M0 10 100 1v18z" className={styles.room} />
        <path d={`M0 10 ${volume * 100} ${10 - volume * 9}v${volume * 18}z`} className={styles.loudness} />
      </svg>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={1}
        step={0.01}
        value={volume}
        aria-label={labels.volume}
        aria-valuetext={fill(labels.volumeValue, { percent: Math.round(volume * 100) })}
        onChange={(event) => dispatch({ type: 'volume', value: event.target.valueAsNumber })}
      />
    </div>
  );
}
