import type { ReactNode } from 'react';
import { SectionHead } from '@/components/ui/section-head';
import styles from './parts.module.css';

export const shelves = ['Actions', 'Forms', 'States', 'Lists', 'Texts and pictures', 'Cards'] as const;

export const shelfId = (title: string) => title.toLowerCase().replaceAll(' ', '-');

/** A group of parts under its heading. */
export function Shelf({ title, children }: { title: (typeof shelves)[number]; children: ReactNode }) {
  return (
    <section id={shelfId(title)} className={styles.shelf}>
      <SectionHead title={title} />
      {children}
    </section>
  );
}

type PartProps = {
  /** File in components/ui, and the states shown. */
  name: string;
  /** Side by side rather than stacked. */
  row?: boolean;
  /** On the dark band. */
  night?: boolean;
  children: ReactNode;
};

export function Part({ name, row, night, children }: PartProps) {
  const look = [row ? styles.row : styles.column, night && `night ${styles.night}`].filter(Boolean).join(' ');
  return (
    <div className={styles.part}>
      <p className={styles.name}>{name}</p>
      <div className={look}>{children}</div>
    </div>
  );
}
