import { canStep, currentTrack } from '@/lib/player/reducer';
import type { PlayerAction, PlayerState } from '@/lib/player/reducer';

function setHandlers(
  session: MediaSession,
  state: PlayerState,
  dispatch: (action: PlayerAction) => void,
  seek: (position: number) => void,
) {
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>> = {
    play: () => dispatch({ type: 'play' }),
    pause: () => dispatch({ type: 'pause' }),
    stop: () => dispatch({ type: 'stop' }),
    previoustrack: canStep(state, -1) ? () => dispatch({ type: 'previous' }) : null,
    nexttrack: canStep(state, 1) ? () => dispatch({ type: 'next' }) : null,
    seekto: ({ seekTime }) => seekTime !== undefined && seek(seekTime),
  };
  for (const [action, handler] of Object.entries(handlers)) {
    try {
      session.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // Browsers throw for an action they do not know; the others still work.
    }
  }
}

/**
 * Tells the system's media controls (lock screen, keyboard, headset) what is playing; nothing before a song has
 * started.
 */
export function followMediaSession(
  state: PlayerState,
  before: PlayerState,
  dispatch: (action: PlayerAction) => void,
  seek: (position: number) => void,
): void {
  const track = currentTrack(state);
  if (!('mediaSession' in navigator) || !track) return;
  const session = navigator.mediaSession;
  if (!state.started) {
    if (before.started) session.metadata = null;
    return;
  }
  if (!before.started || track !== currentTrack(before)) {
    session.metadata = new MediaMetadata({ title: track.title, artist: track.artist });
    setHandlers(session, state, dispatch, seek);
  }
  session.playbackState = state.status;
  // The system advances the position by itself and only needs to know of jumps.
  const jumped = Math.abs(state.position - before.position) > 1;
  if (
    state.duration !== null &&
    (jumped || state.status !== before.status || state.duration !== before.duration)
  ) {
    session.setPositionState({ duration: state.duration, position: state.position });
  }
}
