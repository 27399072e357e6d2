/** A line of a score on paper: a part of the one-line score, in its units. */
export type ScoreLine = { x: number; width: number; from: number; to: number };

type Measure = { n: number; x: number };

/**
 * Breaks a one-line score into lines at its bar lines.
 *
 * @param longest Width that a line must not exceed, unless a single bar does.
 * @returns The lines, with the printed numbers of their first and last bars; together they are the whole score.
 */
export function scoreLines(measures: readonly Measure[], width: number, longest: number): ScoreLine[] {
  const lines: ScoreLine[] = [];
  let start = 0;
  let first = measures[0]?.n ?? 0;
  for (const [index, { n }] of measures.entries()) {
    const end = measures[index + 1]?.x ?? width;
    const following = measures[index + 2]?.x ?? width;
    if (index < measures.length - 1 && following - start <= longest) continue;
    lines.push({ x: start, width: end - start, from: first, to: n });
    [start, first] = [end, measures[index + 1]?.n ?? n];
  }
  return lines;
}
