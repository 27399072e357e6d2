import { cx } from './cx';
import { JumpScroll } from './jump-scroll';
import styles from './jump-list.module.css';

export type Jump = {
  /** Identifier of the target, without `#`. */
  id: string;
  label: string;
  /** What a screen reader says instead of a single letter. */
  description?: string | undefined;
};

type JumpListProps = {
  label: string;
  items: readonly Jump[];
  /** Length of the scroll, in milliseconds (product §9: 1000 for letters); without it the jump is immediate. */
  durationMs?: number | undefined;
  className?: string | undefined;
};

/** Letters or decades to jump to on a long page. */
export function JumpList({ label, items, durationMs, className }: JumpListProps) {
  const list = (
    <ul role="list" className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <a href={`#${item.id}`} className={styles.link} aria-label={item.description}>
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={label} className={cx(styles.jumps, className)} data-print="hide">
      {durationMs === undefined ? list : <JumpScroll durationMs={durationMs}>{list}</JumpScroll>}
    </nav>
  );
}
