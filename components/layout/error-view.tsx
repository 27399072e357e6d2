'use client';

import { useEffect, useRef, useState } from 'react';
import styles from './status-view.module.css';

/** In the language of the document, whose words wait in it (error-words.tsx). */
const readWords = () => ({
  locale: document.documentElement.lang,
  ...{ title: document.title, text: '', retry: '↻', home: '' },
  ...document.getElementById('error-words')?.dataset,
});

/** In place of what failed. Both links make the document anew: what failed may be in this one. */
export function ErrorView() {
  const [{ locale, title, text, retry, home }] = useState(readWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
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
