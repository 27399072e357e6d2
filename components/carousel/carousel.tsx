'use client';

import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { SectionHead } from '@/components/ui/section-head';
import { TurnButton } from '@/components/ui/turn-button';
import styles from './carousel.module.css';
import { edges, pageFrom } from './paging';

type CarouselProps = {
  /** Names the row for keyboard and screen-reader users. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Whether there is more than one page, as assumed until the browser has measured the row. */
  several: boolean;
  title: string;
  titleId: string;
  /** A list; CSS decides how many of its items make a page. */
  children: ReactNode;
};

function rowOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) {
  return { position: scrollLeft, viewport: clientWidth, content: scrollWidth };
}

export function Carousel(props: CarouselProps) {
  const { label, previousLabel, nextLabel, several, title, titleId, children } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ before: false, after: several });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const now = edges(rowOf(element));
      setMore((last) => (last.before === now.before && last.after === now.after ? last : now));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  function turn(direction: 1 | -1) {
    const element = scroller.current;
    if (!element || !(direction === 1 ? more.after : more.before)) return;
    element.scrollTo({ left: pageFrom(rowOf(element), direction) });
  }

  const buttons = (
    <div className={styles.buttons} data-print="hide">
      <TurnButton direction="previous" label={previousLabel} enabled={more.before} onTurn={() => turn(-1)} />
      <TurnButton direction="next" label={nextLabel} enabled={more.after} onTurn={() => turn(1)} />
    </div>
  );
  return (
    <div className={styles.carousel}>
      <SectionHead id={titleId} title={title} aside={buttons} />
      <div ref={scroller} role="group" aria-label={label} tabIndex={0} className={styles.row}>
        {children}
      </div>
    </div>
  );
}
