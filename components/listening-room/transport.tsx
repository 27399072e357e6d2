import { Button } from '@/components/ui/button';
import { say } from '@/lib/i18n/words';
import { barNumber, barStart } from '@/lib/player/room/score';
import type { Score } from '@/lib/player/room/score';
import { tempos } from '@/lib/player/room/state';
import styles from './listening-room.module.css';
import type { RoomHandle } from './use-room';
import type { RoomWords } from './words';

type TransportProps = {
  score: Score;
  words: RoomWords;
  room: RoomHandle;
  onTempo: (tempo: number) => void;
  onCountIn: () => void;
};

/** Play, place, tempo, count-in and the given note. */
export function Transport({ score, words, room, onTempo, onCountIn }: TransportProps) {
  const { state, bar, runs } = room;
  const place = { index: barNumber(score, bar), count: barNumber(score, score.measures.length - 1) };
  const percent = Math.round(state.tempo * 100);
  return (
    <div className={styles.transport}>
      <Button onClick={room.toggle} className={styles.play}>
        {runs ? words.pause : words.play}
      </Button>
      <label className={styles.slider}>
        <span>{words.position}</span>
        <output>{say(words.bar, place)}</output>
        <input
          type="range"
          min={0}
          max={score.measures.length - 1}
          value={bar}
          aria-label={words.position}
          aria-valuetext={say(words.bar, place)}
          onChange={(event) => room.go(barStart(score, event.target.valueAsNumber))}
        />
      </label>
      <label className={styles.slider}>
        <span>{words.tempo}</span>
        <output>{say(words.tempoValue, { percent })}</output>
        <input
          type="range"
          min={tempos.slowest}
          max={tempos.fastest}
          step={tempos.step}
          value={state.tempo}
          aria-label={words.tempo}
          aria-valuetext={say(words.tempoValue, { percent })}
          onChange={(event) => onTempo(event.target.valueAsNumber)}
        />
      </label>
      <div className={styles.row}>
        <Button variant="ghost" size="small" onClick={room.give}>
          {words.give}
        </Button>
        <label className={styles.check}>
          <input type="checkbox" checked={state.countsIn} onChange={onCountIn} />
          {words.countIn}
        </label>
      </div>
    </div>
  );
}
