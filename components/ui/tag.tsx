import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './tag.module.css';

export type TagKind = 'sold-out' | 'cancelled' | 'moved' | 'free' | 'preorder' | 'ended' | 'plain';

const strong: ReadonlySet<TagKind> = new Set(['sold-out', 'cancelled']);

/** A state in one word; the colour only repeats what the word says. */
export function Tag({ kind = 'plain', children }: { kind?: TagKind | undefined; children: ReactNode }) {
  return <span className={cx(styles.tag, strong.has(kind) && styles.strong, styles[kind])}>{children}</span>;
}
