import { useCallback, useEffect, useReducer, useState } from 'react';
import { say } from '@/lib/i18n/words';
import { gainsOf } from '@/lib/player/room/mixer';
import { barAt, barNumber, startingChord } from '@/lib/player/room/score';
import type { Score } from '@/lib/player/room/score';
import { firstState, roomReducer } from '@/lib/player/room/state';
import type { RoomState } from '@/lib/player/room/state';
import type { Drawing } from './drawing';
import { useFrames } from './use-frames';
import { useOneSound } from './use-one-sound';
import { useSound } from './use-sound';
import type { PieceFiles } from './use-sound';
import type { RoomWords } from './words';

/** A bar begins where its first note does: times are rounded to a millisecond. */
const rounding = 0.001;

type RoomParts = { piece: PieceFiles; names: readonly string[]; words: RoomWords; score: Score };

/** The state of a room with its sound and its drawing; `said` is what is announced. */
export function useRoom({ piece, names, words, score }: RoomParts) {
  const [state, dispatch] = useReducer(roomReducer, firstState(score.voices.length, score.measures.length));
  const [drawing, setDrawing] = useState<Drawing>();
  const [bar, setBar] = useState(0);
  const [said, setSaid] = useState('');
  const { seconds, give: sound } = useSound(score, piece, state, dispatch);
  const runs = state.status === 'loading' || state.status === 'playing';
  useOneSound(runs, () => dispatch({ type: 'pause', at: seconds() }));
  const barOf = (at: number) => barAt(score, at + rounding);
  useFrames(drawing, { runs, place: state.from, seconds, onDrawn: (at) => setBar(barOf(at)) });
  useEffect(() => {
    const gains = gainsOf(state.voices);
    drawing?.silence(score.voices.filter((_, index) => gains[index] === 0).map(({ id }) => id));
  }, [drawing, score, state.voices]);

  return {
    ...{ state, dispatch, seconds, bar, said, runs },
    onReady: useCallback((made: Drawing) => setDrawing(made), []),
    go: (to: number) => dispatch({ type: 'go', to }),
    toggle() {
      const at = seconds();
      dispatch({ type: runs ? 'pause' : 'play', at });
      setSaid(say(runs ? words.paused : words.playing, { index: barNumber(score, barOf(at)) }));
    },
    give() {
      const at = seconds();
      if (runs) dispatch({ type: 'pause', at });
      const chord = startingChord(score, at);
      void sound(chord.map(({ midi }) => midi));
      const from = chord.map(({ voice }) => names[score.voices.findIndex(({ id }) => id === voice)]);
      setSaid(say(words.giving, { voice: from.join(', ') }));
    },
    setLoop(loop: Partial<RoomState['loop']>) {
      const action = { type: 'loop', loop, at: seconds(), score } as const;
      dispatch(action);
      const { on, first, last } = roomReducer(state, action).loop;
      const bars = { index: barNumber(score, first), count: barNumber(score, last) };
      setSaid(on ? say(words.looping, bars) : words.loopOff);
    },
  };
}

export type RoomHandle = ReturnType<typeof useRoom>;
