'use client';

import { LoadingDots } from '@/components/ui/loading-dots';
import { Retry } from '@/components/ui/retry';
import { barAtPlace, barStart } from '@/lib/player/room/score';
import { LoopFields } from './loop-fields';
import styles from './listening-room.module.css';
import { Pacing } from './pacing';
import { PlayBar } from './play-bar';
import { Strip } from './strip';

import { useRoom } from './use-room';
import { useScore } from './use-score';
import type { LoadedScore } from './use-score';
import type { PieceFiles } from './use-sound';
import { Voices } from './voices';
import type { RoomWords } from './words';

type ListeningRoomProps = {
  piece: PieceFiles;
  /** Of the voices, from the top down. */
  names: readonly string[];
  words: RoomWords;
};

export function ListeningRoom(props: ListeningRoomProps) {
  const { loaded, failed, retry } = useScore(props.piece.folder);
  const { words } = props;
  if (failed) return <Retry message={words.failed} retryLabel={words.retry} onRetry={retry} />;
  return (
    <section aria-label={words.score} className={styles.room}>
      {loaded ? <Room {...props} {...loaded} /> : <LoadingDots label={words.loading} />}
    </section>
  );
}

function Room({ piece, names, words, score, svg }: ListeningRoomProps & LoadedScore) {
  const room = useRoom({ piece, names, words, score });
  const { state, dispatch, go } = room;
  return (
    <>
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
    </>
  );
}
