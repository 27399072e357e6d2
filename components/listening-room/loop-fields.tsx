import { barNumber } from '@/lib/player/room/score';
import type { Score } from '@/lib/player/room/score';
import type { RoomState } from '@/lib/player/room/state';
import styles from './listening-room.module.css';
import type { RoomWords } from './words';

type Loop = RoomState['loop'];
type LoopFieldsProps = { score: Score; words: RoomWords; loop: Loop; onLoop: (loop: Partial<Loop>) => void };

type BarFieldProps = { score: Score; label: string; bar: number; onBar: (bar: number) => void };

function BarField({ score, label, bar, onBar }: BarFieldProps) {
  return (
    <label className={styles.bar}>
      {label}
      <select value={bar} onChange={(event) => onBar(Number(event.target.value))}>
        {score.measures.map(({ t }, index) => (
          <option key={t} value={index}>
            {barNumber(score, index)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** From which bar to which the music goes round. */
export function LoopFields({ score, words, loop, onLoop }: LoopFieldsProps) {
  return (
    <div role="group" aria-label={words.loop} className={styles.row}>
      <label className={styles.check}>
        <input type="checkbox" checked={loop.on} onChange={() => onLoop({ on: !loop.on })} />
        {words.loop}
      </label>
      <BarField score={score} label={words.from} bar={loop.first} onBar={(first) => onLoop({ first })} />
      <BarField score={score} label={words.to} bar={loop.last} onBar={(last) => onLoop({ last })} />
    </div>
  );
}
