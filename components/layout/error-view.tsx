'use client';

import { useEffect, useRef, useState } from 'react';
import styles from './status-view.module.css';

/** In the language of the document, whose words wait in it (error-words.tsx). */
const readWords = () => ({
  locale: document.documentElement.lang,
  ...{ title: document.title, text: '', retry: '↻', home: '' },
  ...document.getElementById('error-words')?.dataset,
});

/** Time in which a page is not made anew a second time (ms). */
const calm = 60_000;

/** Whether a file of the page did not come, perhaps because of a new release, and the page may be made anew for it. */
function mayReload(error: Error | undefined): boolean {
  if (error?.name !== 'ChunkLoadError') return false;
  try {
    const before = Number(sessionStorage.getItem('reloaded'));
    sessionStorage.setItem('reloaded', String(Date.now()));
    return Date.now() - before > calm;
  } catch {
    return false;
  }
}

/** In place of what failed. Both links make the document anew: what failed may be in this one. */
export function ErrorView({ error }: { error?: Error }) {
  const [{ locale, title, text, retry, home }] = useState(readWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (mayReload(error)) location.reload();
    else heading.current?.focus();
  }, [error]);
  return (
    <div className="wrap">
      <article className={styles.view}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
        <p className={styles.ways}>
          {/* An empty address is this page. */}
          <a href="" className={styles.retry}>
            {retry}
          </a>
          <a href={`/${locale}`}>{home}</a>
        </p>
      </article>
    </div>
  );
}
