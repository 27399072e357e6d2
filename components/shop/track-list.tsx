import { parsePrintedTrack } from './printed-track';
import styles from './track-list.module.css';

type TrackListProps = { lines: readonly string[]; title: string; headingLevel: 2 | 3 };

/** Set like the back of a record sleeve. Without tracks there is nothing, not even a heading (reading 55). */
export function TrackList({ lines, title, headingLevel }: TrackListProps) {
  if (lines.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.sleeve}>
      <Heading className={styles.heading}>{title}</Heading>
      <ol role="list" className={styles.tracks}>
        {lines.map((line) => {
          const track = parsePrintedTrack(line);
          return (
            <li key={line} className={styles.track}>
              <span className={styles.number}>{track.number}</span>
              <span>
                <span className={styles.title}>{track.title}</span>
                {track.composer ? <span className={styles.composer}> {track.composer}</span> : null}
              </span>
              <span className={styles.length}>{track.length}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
