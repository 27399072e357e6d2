'use client';

import { useRef } from 'react';
import { useProgress } from './use-progress';

/** A mark that follows the song: its class places it by `var(--progress)` and shows it by `[data-state]`. */
export function Playhead({ className }: { className?: string | undefined }) {
  const ref = useRef<HTMLSpanElement>(null);
  useProgress(ref);
  return <span ref={ref} className={className} data-state="idle" aria-hidden="true" />;
}
