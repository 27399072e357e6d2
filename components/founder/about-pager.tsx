'use client';

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { TurnButton } from '@/components/ui/turn-button';
import { wrapIndex } from '@/components/ui/wrap-index';
import styles from './founder.module.css';

type AboutPagerProps = {
  /** Every page is in the document; CSS shows one of them, or all of them without scripts (reading 28). */
  pages: readonly { name: string; position: string; content: ReactNode }[];
  previousLabel: string;
  nextLabel: string;
};

/** Pages of a text, wrapping round at both ends. */
export function AboutPager({ pages, previousLabel, nextLabel }: AboutPagerProps) {
  const [shown, setShown] = useState(0);
  const turned = useRef(false);
  const page = useRef<HTMLDivElement>(null);

  function turn(step: 1 | -1) {
    turned.current = true;
    setShown((now) => wrapIndex(now, step, pages.length));
  }

  // Reading continues at the top of the new page, whose name screen readers announce.
  useEffect(() => {
    if (!turned.current || !page.current) return;
    page.current.focus({ preventScroll: true });
    if (page.current.getBoundingClientRect().top < 0) page.current.scrollIntoView();
  }, [shown]);

  return (
    <>
      <div className={styles.pages}>
        {pages.map(({ name, content }, index) => (
          <div
            key={name}
            ref={index === shown ? page : undefined}
            role="group"
            aria-label={name}
            tabIndex={-1}
            data-shown={index === shown}
            className={styles.page}
          >
            {content}
          </div>
        ))}
      </div>
      {pages.length > 1 && (
        <div className={styles.turning} data-print="hide">
          <TurnButton direction="previous" label={previousLabel} onTurn={() => turn(-1)} />
          <span className={styles.position}>{pages[shown]?.position}</span>
          <TurnButton direction="next" label={nextLabel} onTurn={() => turn(1)} />
        </div>
      )}
    </>
  );
}
