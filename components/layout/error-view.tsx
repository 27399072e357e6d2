'use client';

import { useEffect, useRef } from 'react';
import { errorTexts } from '@/lib/content/texts/error';
import type { Locale } from '@/lib/i18n/locales';
import { inLocale } from '@/lib/routing/pathname';
import styles from './status-view.module.css';

/** In place of a page that failed, in the languages given: with the page's own gone, the heading takes the focus. */
export function ErrorView({ languages }: { languages: readonly Locale[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="wrap">
      {languages.map((locale, index) => {
        const { title, text, retry, home } = errorTexts[locale];
        return (
          <article key={locale} lang={locale} className={styles.view}>
            <h1 ref={index === 0 ? heading : undefined} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            <p className={styles.text}>{text}</p>
            <p className={styles.ways}>
              {/* Documents made anew: what failed may be in this one. An empty address is this page. */}
              <a href="" className={styles.retry}>
                {retry}
              </a>
              <a href={inLocale(locale, '')}>{home}</a>
            </p>
          </article>
        );
      })}
    </div>
  );
}
