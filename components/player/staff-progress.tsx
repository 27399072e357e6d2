'use client';

import { useRef } from 'react';
import { Staff } from '@/components/ui/staff';
import { clock, length } from '@/lib/player/time';
import { seek } from './audio';
import { NoteIcon } from './icons';
import { fill } from './labels';
import type { PlayerLabels } from './labels';
import styles from './staff-progress.module.css';
import { useProgress } from './use-progress';

type StaffProgressProps = {
  position: number;
  duration: number | null;
  labels: Pick<PlayerLabels, 'seek' | 'seekValue'>;
};

export function StaffProgress({ position, duration, labels }: StaffProgressProps) {
  const ref = useRef<HTMLDivElement>(null);
  useProgress(ref);
  // Rounded as in the playlist: 54.6 s is 0:55.
  const total = duration === null ? null : Math.round(duration);
  const spoken = { position: length(position), duration: length(total) };
  return (
    <div>
      <div ref={ref} className={styles.score} data-state="idle">
        <Staff final className={styles.lines} />
        <div className={styles.played} aria-hidden="true">
          <Staff className={styles.heard} />
        </div>
        <span className={styles.note}>
          <NoteIcon />
        </span>
        <input
          type="range"
          className={styles.range}
          min={0}
          max={total ?? 0}
          step={1}
          value={Math.floor(position)}
          disabled={duration === null}
          aria-label={labels.seek}
          aria-valuetext={fill(labels.seekValue, spoken)}
          onChange={(event) => seek(event.target.valueAsNumber)}
        />
      </div>
      <p className={styles.times}>
        <span data-testid="position">{clock(position, total)}</span>
        <span data-testid="duration">{clock(total)}</span>
      </p>
    </div>
  );
}
