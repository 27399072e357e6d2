'use client';

import { useRef } from 'react';
import { useProgress } from './use-progress';

/** A marker that follows the song: its class positions it with `var(--progress)` and shows it with `[data-state]`. */
export function Playhead({ className }: { className?: string | undefined }) {
  const ref = useRef<HTMLSpanElement>(null);
  useProgress(ref);
  return <span ref={ref} className={className} data-state="idle" aria-hidden="true" />;
}
