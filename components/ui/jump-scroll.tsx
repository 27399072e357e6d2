'use client';

import type { MouseEvent, ReactNode } from 'react';
import { scrollToTarget } from './scroll-to-target';

/** Makes the `#` links inside scroll for a given time; without scripts they jump. */
export function JumpScroll({ durationMs, children }: { durationMs: number; children: ReactNode }) {
  function handleClick(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const id = link?.hash.slice(1);
    const target = id ? document.getElementById(decodeURIComponent(id)) : null;
    if (!link || !target) return;
    event.preventDefault();
    history.pushState(history.state, '', link.hash);
    scrollToTarget(target, durationMs);
  }

  return <div onClick={handleClick}>{children}</div>;
}
