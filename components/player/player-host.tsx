'use client';

import { useAtomValue } from 'jotai';
import { Suspense, lazy } from 'react';
import { dockedAtom, fullPlayerAtom } from './dock-atoms';
import type { PlayerHostProps } from './labels';

const MiniPlayer = lazy(() =>
  import('./mini-player').then(
    (module) => ({ default: module.MiniPlayer }),
    // If the dock cannot be loaded (no network), the music plays on without it; the page must not fail.
    () => ({ default: () => null }),
  ),
);

/**
 * The player on every page: nothing until a song has been started, then a dock at the bottom of the window. It must
 * be the last child of the body, because it sticks to the end of it.
 */
export function PlayerHost(props: PlayerHostProps) {
  const docked = useAtomValue(dockedAtom);
  const fullPlayer = useAtomValue(fullPlayerAtom);
  if (!docked || fullPlayer === 'in-view') return null;
  return (
    <Suspense>
      <MiniPlayer {...props} announces={fullPlayer === 'absent'} />
    </Suspense>
  );
}
