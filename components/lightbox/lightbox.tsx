'use client';

import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { TurnButton } from '@/components/ui/turn-button';
import { wrapIndex } from '@/components/ui/wrap-index';
import styles from './lightbox.module.css';
import { swipe, whereTo } from './moves';

export type LightboxPicture = {
  /** What a screen reader announces when the picture appears. */
  name: string;
  counter: string;
  view: ReactNode;
};

export type LightboxLabels = { close: string; previous: string; next: string };

type LightboxProps = {
  title: string;
  labels: LightboxLabels;
  pictures: readonly LightboxPicture[];
  /** Contains a link `a[data-picture]` for each picture; without scripts it leads to the picture itself. */
  children: ReactNode;
};

/** The picture that a plain click asks for; clicks with a modifier key are left to the browser. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-picture]') : null;
}

export function Lightbox({ title, labels, pictures, children }: LightboxProps) {
  const [index, setIndex] = useState<number>();

  function handleClick(event: MouseEvent) {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    // Safari does not focus a clicked link, and the dialog returns the focus to whatever had it.
    link.focus({ preventScroll: true });
    setIndex(Number(link.dataset['picture']));
  }

  const picture = index === undefined ? undefined : pictures[index];
  return (
    <>
      <div onClick={handleClick}>{children}</div>
      <Dialog
        open={picture !== undefined}
        onClose={() => setIndex(undefined)}
        className={`night ${styles.dialog}`}
        closeLabel={labels.close}
        title={
          <span className={styles.counter}>
            <span className="visually-hidden">{title}, </span>
            {picture?.counter}
          </span>
        }
      >
        {index !== undefined && picture !== undefined && (
          <Stage labels={labels} pictures={pictures} index={index} onTurn={setIndex} />
        )}
      </Dialog>
    </>
  );
}

type StageProps = Pick<LightboxProps, 'labels' | 'pictures'> & {
  index: number;
  onTurn: (index: number) => void;
};

function useTurningKeys({
  index,
  count,
  onTurn,
}: {
  index: number;
  count: number;
  onTurn: (index: number) => void;
}) {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const there = whereTo(event.key, index, count);
      if (there === undefined) return;
      event.preventDefault();
      onTurn(there);
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [index, count, onTurn]);
}

function Stage({ labels, pictures, index, onTurn }: StageProps) {
  const count = pictures.length;
  const start = useRef<{ x: number; y: number }>(undefined);
  useTurningKeys({ index, count, onTurn });

  function handleUp({ clientX, clientY }: PointerEvent) {
    const zoomed = (window.visualViewport?.scale ?? 1) > 1;
    const step = start.current && !zoomed ? swipe(clientX - start.current.x, clientY - start.current.y) : 0;
    start.current = undefined;
    if (step !== 0) onTurn(wrapIndex(index, step, count));
  }

  // Preloads the neighbours, so that turning is immediate.
  const near = [...new Set([wrapIndex(index, -1, count), index, wrapIndex(index, 1, count)])].sort(
    (a, b) => a - b,
  );
  return (
    <div className={styles.stage}>
      <p
        role="status"
        className="visually-hidden"
      >{`${pictures[index]?.counter}: ${pictures[index]?.name}`}</p>
      {count > 1 && (
        <div className={styles.previous}>
          <TurnButton
            direction="previous"
            label={labels.previous}
            onTurn={() => onTurn(wrapIndex(index, -1, count))}
          />
        </div>
      )}
      <div
        className={styles.views}
        onPointerDown={({ pointerType, clientX: x, clientY: y }) => {
          start.current = pointerType === 'touch' ? { x, y } : undefined;
        }}
        onPointerCancel={() => (start.current = undefined)}
        onPointerUp={handleUp}
      >
        {near.map((each) => (
          <div key={each} hidden={each !== index} className={styles.view}>
            {pictures[each]?.view}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={styles.next}>
          <TurnButton
            direction="next"
            label={labels.next}
            onTurn={() => onTurn(wrapIndex(index, 1, count))}
          />
        </div>
      )}
    </div>
  );
}
