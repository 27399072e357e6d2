import { useEffect, useRef } from 'react';
import type { Drawing } from './drawing';

type Frames = {
  runs: boolean;
  /** Changes when the standing music is put elsewhere, in seconds. */
  place: number;
  seconds: () => number;
  /** Is told what was drawn, in seconds. */
  onDrawn: (seconds: number) => void;
};

/** Draws at every frame while the music runs; else when its place or the window changes. */
export function useFrames(drawing: Drawing | undefined, { runs, place, seconds, onDrawn }: Frames) {
  const latest = useRef({ seconds, onDrawn });
  useEffect(() => {
    latest.current = { seconds, onDrawn };
  });
  useEffect(() => {
    if (!drawing) return;
    let frame = 0;
    const draw = () => {
      const at = latest.current.seconds();
      drawing.draw(at);
      latest.current.onDrawn(at);
    };
    const next = () => {
      draw();
      frame = requestAnimationFrame(next);
    };
    if (runs) next();
    else draw();
    window.addEventListener('resize', draw);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', draw);
    };
  }, [drawing, runs, place]);
}
