import { say } from '@/lib/i18n/words';
import type { VoiceSetting } from '@/lib/player/room/mixer';
import { voicePart } from '@/lib/player/room/score';
import type { Score } from '@/lib/player/room/score';
import styles from './listening-room.module.css';
import type { RoomWords } from './words';

type VoicesProps = {
  score: Score;
  names: readonly string[];
  words: RoomWords;
  settings: readonly VoiceSetting[];
  onChange: (index: number, setting: Partial<VoiceSetting>) => void;
};

type VoiceProps = {
  name: string;
  part: string;
  words: RoomWords;
  setting: VoiceSetting;
  onChange: (setting: Partial<VoiceSetting>) => void;
};

function Voice({ name, part, words, setting, onChange }: VoiceProps) {
  const { solo, mute, volume } = setting;
  const of = (word: string) => say(words.voice, { voice: name, shown: word });
  return (
    <li className={`${styles.voice} voice-${part}`}>
      <span className={styles.name}>{name}</span>
      <button
        type="button"
        className={styles.key}
        aria-pressed={solo}
        aria-label={of(words.solo)}
        onClick={() => onChange({ solo: !solo })}
      >
        {words.solo}
      </button>
      <button
        type="button"
        className={styles.key}
        aria-pressed={mute}
        aria-label={of(words.mute)}
        onClick={() => onChange({ mute: !mute })}
      >
        {words.mute}
      </button>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        aria-label={of(words.volume)}
        aria-valuetext={say(words.volumeValue, { percent: Math.round(volume * 100) })}
        onChange={(event) => onChange({ volume: event.target.valueAsNumber })}
      />
    </li>
  );
}

/** Each voice: alone, silent, or at a volume of its own. */
export function Voices({ score, names, words, settings, onChange }: VoicesProps) {
  return (
    <ul role="list" aria-label={words.voices} className={styles.voices}>
      {score.voices.map(({ id }, index) => {
        const setting = settings[index];
        return setting ? (
          <Voice
            key={id}
            name={names[index] ?? id}
            part={voicePart(id)}
            words={words}
            setting={setting}
            onChange={(change) => onChange(index, change)}
          />
        ) : null;
      })}
    </ul>
  );
}
