import styles from './page-signs.module.css';

type PageSignsProps = { loading: string; offline: string };

/** Over the page, so that nothing moves: the next one is on its way, or there is no connection (page-change.ts). */
export function PageSigns({ loading, offline }: PageSignsProps) {
  return (
    <div id="page-signs" className={styles.signs} aria-live="polite" data-print="hide">
      <p className={styles.sign} data-sign="loading" hidden>
        <span className="visually-hidden">{loading}</span>
        <span className={styles.dots} aria-hidden>
          ...
        </span>
      </p>
      <p className={styles.sign} data-sign="offline" hidden>
        {offline}
      </p>
    </div>
  );
}
