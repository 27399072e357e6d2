import styles from './skip-link.module.css';

/** First stop of the keyboard; `main` carries the identifier. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a href="#main" className={styles.skip} data-print="hide">
      {children}
    </a>
  );
}
