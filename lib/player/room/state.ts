import type { Loop } from './clips';
import { plainSetting } from './mixer';
import type { VoiceSetting } from './mixer';
import { barAt, barEnd, barStart } from './score';
import type { Score } from './score';

export const tempos = { slowest: 0.5, fastest: 1.25, step: 0.05 } as const;

export type RoomState = {
  status: 'paused' | 'loading' | 'playing' | 'failed';
  /** Where the music stands or last began, in seconds. */
  from: number;
  tempo: number;
  countsIn: boolean;
  /** Indices of the first and the last bar that are repeated. */
  loop: { on: boolean; first: number; last: number };
  voices: readonly VoiceSetting[];
  /** Rises with everything that makes a playing sound begin anew. */
  turn: number;
};

export type RoomAction =
  | { type: 'play' | 'pause'; at: number }
  | { type: 'go'; to: number }
  | { type: 'tempo'; tempo: number; at: number }
  | { type: 'loop'; loop: Partial<RoomState['loop']>; at: number; score: Score }
  | { type: 'voice'; index: number; setting: Partial<VoiceSetting> }
  | { type: 'count-in' | 'sounds' | 'fail' | 'end' };

/** The start: everything sounds, at the written tempo. */
export const firstState = (voices: number, bars: number): RoomState => ({
  ...{ status: 'paused', from: 0, tempo: 1, countsIn: false, turn: 0 },
  loop: { on: false, first: 0, last: Math.min(3, Math.max(bars - 1, 0)) },
  voices: Array.from({ length: voices }, () => plainSetting),
});

/** The loop in seconds of the music; null while nothing is repeated. */
export function loopSeconds(score: Score, { on, first, last }: RoomState['loop']): Loop | null {
  return on ? { from: barStart(score, first), to: barEnd(score, last) } : null;
}

/** First and last in order: the one that was set moves the other along. */
function inOrder(old: RoomState['loop'], change: Partial<RoomState['loop']>): RoomState['loop'] {
  const loop = { ...old, ...change };
  if (loop.first <= loop.last) return loop;
  return change.first === undefined ? { ...loop, first: loop.last } : { ...loop, last: loop.first };
}

/** A playing loop holds what is heard: outside it the music goes to its first bar. */
function withLoop(state: RoomState, action: Extract<RoomAction, { type: 'loop' }>): RoomState {
  const loop = inOrder(state.loop, action.loop);
  const seconds = loopSeconds(action.score, loop);
  const outside = seconds !== null && (action.at < seconds.from || action.at >= seconds.to - 0.05);
  return { ...state, loop, from: outside ? seconds.from : action.at, turn: state.turn + 1 };
}

export function roomReducer(state: RoomState, action: RoomAction): RoomState {
  switch (action.type) {
    case 'play':
      return { ...state, status: 'loading', from: action.at, turn: state.turn + 1 };
    case 'pause':
      return { ...state, status: 'paused', from: action.at, turn: state.turn + 1 };
    case 'go':
      return { ...state, from: action.to, turn: state.turn + 1 };
    case 'tempo':
      return { ...state, tempo: action.tempo, from: action.at, turn: state.turn + 1 };
    case 'loop':
      return withLoop(state, action);
    case 'voice':
      return {
        ...state,
        voices: state.voices.map((voice, index) =>
          index === action.index ? { ...voice, ...action.setting } : voice,
        ),
      };
    case 'count-in':
      return { ...state, countsIn: !state.countsIn };
    case 'sounds':
      return state.status === 'loading' ? { ...state, status: 'playing' } : state;
    case 'fail':
      return { ...state, status: 'failed' };
    case 'end':
      return { ...state, status: 'paused', from: 0 };
  }
}

/** The beats before the music: a bar of them, as long as the bar that follows. */
export function countInOf(score: Score, { from }: RoomState, beats: number) {
  const bars = score.measures.map((_, index) => barEnd(score, index) - barStart(score, index));
  const here = bars[barAt(score, from)] ?? 0;
  // An upbeat is shorter than the bars it leads to.
  const length = barAt(score, from) === 0 ? Math.max(here, bars[1] ?? 0) : here;
  return { beats, beat: length / beats };
}
