import { Button } from '@/components/ui/button';
import { say } from '@/lib/i18n/words';
import { barNumber, barStart } from '@/lib/player/room/score';
import type { Score } from '@/lib/player/room/score';
import styles from './listening-room.module.css';
import type { RoomHandle } from './use-room';
import type { RoomWords } from './words';

type PlayBarProps = { score: Score; words: RoomWords; room: RoomHandle };

/** Play, and the place in the piece, bar by bar. */
export function PlayBar({ score, words, room }: PlayBarProps) {
  const { bar, runs } = room;
  const place = { index: barNumber(score, bar), count: barNumber(score, score.measures.length - 1) };
  return (
    <div className={styles.playBar} data-print="hide">
      <Button onClick={room.toggle} className={styles.play}>
        {runs ? words.pause : words.play}
      </Button>
      <label className={styles.slider}>
        <span>{words.position}</span>
        <span className={styles.value}>{say(words.bar, place)}</span>
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
    </div>
  );
}
