import type { Track } from './track';

/**
 * The player of product §4, without sound and without React: components/player/audio.ts makes an audio
 * element follow it. `current` counts from 1 (reading 25); times are in seconds, `duration` is null before metadata.
 */
export type PlayerState = {
  status: 'playing' | 'paused';
  current: number;
  playlist: readonly Track[];
  /** Language of the list. */
  language: string | null;
  position: number;
  duration: number | null;
  /** 0 to 1 in steps of 0.01. */
  volume: number;
  panelOpen: boolean;
  /** The current track could not be loaded; `resume` means that it was meant to be playing. */
  error: { resume: boolean } | null;
  /** The visitor has started a song and has not closed the player since. */
  started: boolean;
};

export type PlayerAction =
  | { type: 'list'; tracks: readonly Track[]; language: string }
  | { type: 'select'; index: number }
  | { type: 'position' | 'duration' | 'volume'; value: number }
  | { type: 'play' | 'pause' | 'next' | 'previous' | 'ended' | 'panel' | 'failed' | 'retry' | 'stop' };

export const initialPlayer: PlayerState = {
  status: 'paused',
  current: 1,
  playlist: [],
  language: null,
  position: 0,
  duration: null,
  volume: 1,
  panelOpen: true,
  error: null,
  started: false,
};

const unplayed = { position: 0, duration: null, error: null };
const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

export function currentTrack(state: PlayerState): Track | undefined {
  return state.playlist[state.current - 1];
}

/** Next is ignored on the last song, previous on the first: `step` is 1 or -1. */
export function canStep(state: PlayerState, step: 1 | -1): boolean {
  return state.playlist[state.current - 1 + step] !== undefined;
}

/** A song plays on when the language changes; if the new list lacks it, the first song is selected, paused. */
function withList(state: PlayerState, tracks: readonly Track[], language: string): PlayerState {
  const playing = currentTrack(state);
  const index = tracks.findIndex((track) => track.id === playing?.id);
  const next = { ...state, playlist: tracks, language };
  if (index === -1) return { ...next, ...unplayed, current: 1, status: 'paused', started: false };
  return { ...next, current: index + 1 };
}

function select(state: PlayerState, index: number): PlayerState {
  if (index === state.current || state.playlist[index - 1] === undefined) return state;
  return { ...state, ...unplayed, current: index };
}

function play(state: PlayerState): PlayerState {
  if (currentTrack(state) === undefined) return state;
  if (state.status === 'playing' && state.started) return state;
  return { ...state, status: 'playing', started: true, error: null };
}

function failed(state: PlayerState): PlayerState {
  if (state.error || currentTrack(state) === undefined) return state;
  return { ...state, status: 'paused', error: { resume: state.status === 'playing' } };
}

function retry(state: PlayerState): PlayerState {
  if (!state.error) return state;
  return state.error.resume ? play(state) : { ...state, error: null };
}

function withNumber(state: PlayerState, key: 'position' | 'duration' | 'volume', value: number): PlayerState {
  if (key === 'duration') {
    const duration = Number.isFinite(value) && value > 0 ? value : null;
    return { ...state, duration, position: between(0, state.position, duration ?? state.position) };
  }
  if (Number.isNaN(value)) return state;
  if (key === 'volume') return { ...state, volume: Math.round(between(0, value, 1) * 100) / 100 };
  return { ...state, position: between(0, value, state.duration ?? Number.MAX_SAFE_INTEGER) };
}

/** One step of the player. An action without effect returns the same state object. */
export function reducePlayer(state: PlayerState, action: PlayerAction): PlayerState {
  switch (action.type) {
    case 'list':
      return withList(state, action.tracks, action.language);
    case 'select':
      return select(state, action.index);
    case 'position':
    case 'duration':
    case 'volume':
      return withNumber(state, action.type, action.value);
    case 'play':
      return play(state);
    case 'pause':
      return state.status === 'paused' ? state : { ...state, status: 'paused' };
    case 'next':
      return select(state, state.current + 1);
    case 'previous':
      return select(state, state.current - 1);
    case 'ended':
      return canStep(state, 1)
        ? select(state, state.current + 1)
        : { ...state, status: 'paused', position: 0 };
    case 'panel':
      return { ...state, panelOpen: !state.panelOpen };
    case 'failed':
      return failed(state);
    case 'retry':
      return retry(state);
    case 'stop':
      return { ...state, status: 'paused', started: false, position: 0 };
  }
}
