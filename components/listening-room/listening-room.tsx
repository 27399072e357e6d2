'use client';

import { useMemo } from 'react';
import { LoadingDots } from '@/components/ui/loading-dots';
import { Retry } from '@/components/ui/retry';
import { barAtPlace, barStart, unsounding } from '@/lib/player/room/score';
import type { Score, ScoreOutline } from '@/lib/player/room/score';
import { LoopFields } from './loop-fields';
import styles from './listening-room.module.css';
import { Pacing } from './pacing';
import { PlayBar } from './play-bar';
import { Strip } from './strip';
import { useRoom } from './use-room';
import { useScore } from './use-score';
import type { PieceFiles } from './use-sound';
import { Voices } from './voices';
import type { RoomWords } from './words';

type ListeningRoomProps = {
  piece: PieceFiles;
  outline: ScoreOutline;
  /** Of the voices, from the top down. */
  names: readonly string[];
  words: RoomWords;
};

/** Stands in its full size, and still, before the score is loaded. */
export function ListeningRoom({ piece, outline, names, words }: ListeningRoomProps) {
  const { loaded, failed, retry } = useScore(piece.folder);
  const score = useMemo(() => loaded?.score ?? unsounding(outline), [loaded, outline]);
  if (failed) return <Retry message={words.failed} retryLabel={words.retry} onRetry={retry} />;
  return (
    <section aria-label={words.score} className={styles.room}>
      {loaded ? null : <LoadingDots label={words.loading} className={styles.loading} />}
      <Room {...{ piece, names, words, score }} svg={loaded?.svg} />
    </section>
  );
}

type RoomProps = Omit<ListeningRoomProps, 'outline'> & { score: Score; svg: SVGSVGElement | undefined };

function Room({ piece, names, words, score, svg }: RoomProps) {
  const room = useRoom({ piece, names, words, score });
  const { state, dispatch, go } = room;
  return (
    <div inert={!svg}>
      <PlayBar {...{ score, words, room }} />
      <Strip
        {...{ score, svg, names }}
        onReady={room.onReady}
        onPick={(at) => go('seconds' in at ? at.seconds : barStart(score, barAtPlace(score, at.place)))}
      />
      <div className={styles.controls} data-print="hide">
        <Pacing
          {...{ words, room }}
          onTempo={(tempo) => dispatch({ type: 'tempo', tempo, at: room.seconds() })}
          onCountIn={() => dispatch({ type: 'count-in' })}
        />
        <LoopFields {...{ score, words }} loop={state.loop} onLoop={room.setLoop} />
        <Voices
          {...{ score, names, words }}
          settings={state.voices}
          onChange={(index, setting) => dispatch({ type: 'voice', index, setting })}
        />
      </div>
      {state.status === 'failed' ? (
        <Retry message={words.failed} retryLabel={words.retry} onRetry={room.toggle} />
      ) : null}
      <p className="visually-hidden" aria-live="polite">
        {room.said}
      </p>
    </div>
  );
}
