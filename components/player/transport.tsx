'use client';

import { useSetAtom } from 'jotai';
import { canStep } from '@/lib/player/reducer';
import type { PlayerState } from '@/lib/player/reducer';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from './icons';
import type { PlayerLabels } from './labels';
import { playerAtom } from './player-store';

type PlayButtonProps = {
  playing: boolean;
  labels: Pick<PlayerLabels, 'play' | 'pause'>;
  className: string | undefined;
  iconSize: number;
};

export function PlayButton({ playing, labels, className, iconSize }: PlayButtonProps) {
  const dispatch = useSetAtom(playerAtom);
  return (
    <button
      type="button"
      className={className}
      aria-label={playing ? labels.pause : labels.play}
      onClick={() => dispatch({ type: playing ? 'pause' : 'play' })}
    >
      {playing ? <PauseIcon size={iconSize} /> : <PlayIcon size={iconSize} />}
    </button>
  );
}

type StepButtonProps = {
  state: PlayerState;
  step: 'previous' | 'next';
  label: string;
  className: string | undefined;
};

/** It stays in place at either end, so that it keeps the focus; the reducer ignores the press. */
export function StepButton({ state, step, label, className }: StepButtonProps) {
  const dispatch = useSetAtom(playerAtom);
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={!canStep(state, step === 'next' ? 1 : -1)}
      onClick={() => dispatch({ type: step })}
    >
      {step === 'next' ? <NextIcon /> : <PreviousIcon />}
    </button>
  );
}
