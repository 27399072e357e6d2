import { useEffect, useState } from 'react';
import type { Score } from '@/lib/player/room/score';
import { readStrip } from './drawing';

export type LoadedScore = { score: Score; svg: SVGSVGElement };

async function read(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

async function load(folder: string): Promise<LoadedScore> {
  const [times, strip] = await Promise.all([read(`${folder}/time.json`), read(`${folder}/strip.svg`)]);
  const score: Score = await times.json();
  return { score, svg: readStrip(await strip.text()) };
}

/** The timed score and its drawing; `failed` with a way to ask again when they cannot be had. */
export function useScore(folder: string) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<LoadedScore>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    load(folder).then(
      (result) => wanted && setLoaded(result),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [folder, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { loaded, failed, retry };
}
