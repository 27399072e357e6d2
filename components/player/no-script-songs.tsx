import type { Song } from '@/lib/content/types';
import { creditsOf, trackOf } from '@/lib/player/track';
import styles from './player.module.css';

/** Without scripts, every song gets the browser's own controls. */
export function NoScriptSongs({ songs, intro }: { songs: readonly Song[]; intro: string }) {
  return (
    <noscript>
      <p>{intro}</p>
      <ol className={styles.plain}>
        {songs.map((song) => (
          <li key={song.id}>
            <p>
              <cite lang={song.titleLanguage}>{song.title}</cite> · {creditsOf(trackOf(song))}
            </p>
            <audio controls preload="none" src={song.file} aria-label={song.title} />
          </li>
        ))}
      </ol>
    </noscript>
  );
}
