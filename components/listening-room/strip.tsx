'use client';

import { useEffect, useRef } from 'react';
import type { CSSProperties, MouseEvent } from 'react';
import { voicePart } from '@/lib/player/room/score';
import type { Score } from '@/lib/player/room/score';
import { createDrawing } from './drawing';
import type { Drawing } from './drawing';
import { makePrintable } from './printable';
import styles from './strip.module.css';

/** React's types know no custom properties. */
const properties = (values: Record<`--${string}`, number>): CSSProperties => values;

type StripProps = {
  score: Score;
  /** Undefined while it is loading. */
  svg: SVGSVGElement | undefined;
  names: readonly string[];
  /** Is given what draws, when the line stands in the page. */
  onReady: (drawing: Drawing) => void;
  /** A click, as a note's second or a place in the line. */
  onPick: (at: { seconds: number } | { place: number }) => void;
};

/** The whole score as one line that runs past a fixed playhead. A picture: all it can do stands in the controls too. */
export function Strip({ score, svg, names, onReady, onPick }: StripProps) {
  const view = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!svg || !view.current || !line.current || !head.current) return;
    line.current.replaceChildren(svg);
    makePrintable();
    onReady(createDrawing(score, { svg, view: view.current, line: line.current, head: head.current }));
  }, [score, svg, onReady]);

  const pick = ({ target, clientX }: MouseEvent) => {
    const note = target instanceof Element ? target.closest('.n, .y') : null;
    if (note) return onPick({ seconds: Number(note.getAttribute('data-t')) });
    const box = line.current?.getBoundingClientRect();
    if (box) onPick({ place: ((clientX - box.left) / box.width) * score.width });
  };

  return (
    <div
      ref={view}
      className={styles.view}
      style={properties({ '--units': score.height, '--length': score.width })}
      aria-hidden="true"
      onClick={pick}
      data-print="hide"
      data-testid={svg ? 'strip' : undefined}
    >
      <div ref={line} className={styles.line} data-testid="line" />
      <div ref={head} className={styles.head} data-testid="playhead" />
      {score.voices.map(({ id, staffTop, staffBottom }, index) => (
        <span
          key={id}
          className={`${styles.name} voice-${voicePart(id)}`}
          style={properties({ '--middle': (staffTop + staffBottom) / 2 })}
        >
          {names[index]}
        </span>
      ))}
    </div>
  );
}
