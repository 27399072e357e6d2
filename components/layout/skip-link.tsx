import styles from './skip-link.module.css';

/** The first tab stop; `main` carries the id. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a href="#main" className={styles.skip} data-print="hide">
      {children}
    </a>
  );
}
