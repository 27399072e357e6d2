import type { ReactNode } from 'react';
import { cx } from './cx';
import { JumpList } from './jump-list';
import styles from './timeline.module.css';

export type TimelineEntry = { mark: string; content: ReactNode; id?: string | undefined };
export type TimelineGroup = { id: string; label: string; entries: readonly TimelineEntry[] };

type TimelineProps = {
  groups: readonly TimelineGroup[];
  /** Name of the list of jumps; with one group there is none. */
  jumpLabel: string;
  durationMs?: number | undefined;
  className?: string | undefined;
};

/** The margin is the time axis: years on it, events beside it. */
export function Timeline({ groups, jumpLabel, durationMs, className }: TimelineProps) {
  const several = groups.length > 1;
  return (
    <div className={cx(styles.timeline, className)}>
      {several ? <JumpList label={jumpLabel} items={groups} durationMs={durationMs} /> : null}
      {groups.map((group) => (
        <section
          key={group.id}
          id={group.id}
          aria-label={several ? group.label : undefined}
          className={styles.group}
        >
          {several ? <h2 className={styles.label}>{group.label}</h2> : null}
          <ol role="list">
            {group.entries.map((entry) => (
              <li key={entry.id ?? entry.mark} id={entry.id} className={styles.entry}>
                <p className={styles.mark}>{entry.mark}</p>
                <div className={styles.content}>{entry.content}</div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
