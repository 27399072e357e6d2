import { Button } from '@/components/ui/button';
import { say } from '@/lib/i18n/words';
import { tempos } from '@/lib/player/room/state';
import styles from './listening-room.module.css';
import type { RoomHandle } from './use-room';
import type { RoomWords } from './words';

type PacingProps = {
  words: RoomWords;
  room: RoomHandle;
  onTempo: (tempo: number) => void;
  onCountIn: () => void;
};

/** Tempo, count-in and the given note. */
export function Pacing({ words, room, onTempo, onCountIn }: PacingProps) {
  const { state } = room;
  const percent = Math.round(state.tempo * 100);
  return (
    <div className={styles.pacing}>
      <label className={styles.slider}>
        <span>{words.tempo}</span>
        <span className={styles.value}>{say(words.tempoValue, { percent })}</span>
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
