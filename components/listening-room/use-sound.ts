import { useEffect, useRef } from 'react';
import type { Dispatch } from 'react';
import { gainsOf } from '@/lib/player/room/mixer';
import { sampleRate } from '@/lib/player/room/mp3';
import type { Score } from '@/lib/player/room/score';
import { Sound } from '@/lib/player/room/sound';
import { countInOf, loopSeconds } from '@/lib/player/room/state';
import type { RoomAction, RoomState } from '@/lib/player/room/state';
import { createStems } from '@/lib/player/room/stems';

export type PieceFiles = { folder: string; kbit: number; beats: number };

/** Milliseconds for which a dragged slider must rest before the sound begins anew. */
const rest = 120;

/** The sound that follows the state of the room; made with the first press, as browsers demand. */
export function useSound(score: Score, piece: PieceFiles, state: RoomState, dispatch: Dispatch<RoomAction>) {
  const sound = useRef<Sound>(null);
  const soundOf = () => {
    if (sound.current) return sound.current;
    const context = new AudioContext({ sampleRate });
    sound.current = new Sound({
      ...{ context, voices: score.voices, end: score.duration },
      loadPart: createStems(context, piece.folder, piece.kbit),
      onEnd: () => dispatch({ type: 'end' }),
      onFail: () => dispatch({ type: 'fail' }),
    });
    return sound.current;
  };

  useEffect(() => () => void sound.current?.close(), []);
  useEffect(() => sound.current?.setGains(gainsOf(state.voices)), [state.voices]);

  const sounds = state.status === 'loading' || state.status === 'playing';
  const begin = () => {
    const { from, tempo, countsIn, loop } = state;
    const bars = loopSeconds(score, loop);
    const count = countsIn && state.status === 'loading' ? countInOf(score, state, piece.beats) : {};
    const made = soundOf();
    made.setGains(gainsOf(state.voices));
    made.start({ from, tempo, loop: bars, ...count }).then(
      (started) => started && dispatch({ type: 'sounds' }),
      () => dispatch({ type: 'fail' }),
    );
  };
  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  });
  useEffect(() => {
    if (!sounds) {
      sound.current?.stop();
      return;
    }
    const timer = setTimeout(() => latest.current(), sound.current ? rest : 0);
    return () => clearTimeout(timer);
    // A turn is all that begins the sound anew: what it begins with is read when it does.
  }, [sounds, state.turn]);

  return {
    /** The second that is heard now, or at which the music waits. */
    seconds: () => sound.current?.seconds ?? state.from,
    give: (midi: readonly number[]) => soundOf().give(midi),
  };
}
