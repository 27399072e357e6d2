/**
 * A timed score (public/audio/listen/{piece}/time.json). Times are seconds from the first beat, places are units of the
 * one-line score, ten to a staff space.
 */
export type Score = {
  duration: number;
  width: number;
  height: number;
  voices: readonly ScoreVoice[];
  /** `n` as printed: 0 is an upbeat. */
  measures: readonly { n: number; t: number; x: number }[];
  /** Rising in both: every onset, then the end of the music and the end of the file. */
  points: readonly (readonly [t: number, x: number])[];
  lyrics: readonly { voice: string; t: number; end: number; text: string; hyphen: boolean }[];
  notes: readonly { voice: string; t: number; end: number; midi: number }[];
};

/** What of a score its page knows before its drawing and its times are loaded. */
export type ScoreOutline = Pick<Score, 'duration' | 'width' | 'height' | 'voices' | 'measures'>;

/** A score with nothing to sound in it yet. */
export const unsounding = (outline: ScoreOutline): Score => ({
  ...outline,
  points: [],
  lyrics: [],
  notes: [],
});

export type ScoreVoice = {
  id: string;
  name_en: string;
  name_ro: string;
  /** −1 left … 1 right. */
  pan: number;
  staffTop: number;
  staffBottom: number;
};

/** Index of the last item whose value is not above `wanted`; −1 when all are. The values must rise. */
export function lastAtOrBelow<Item>(
  items: readonly Item[],
  valueOf: (item: Item) => number,
  wanted: number,
): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && valueOf(item) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function interpolate(points: Score['points'], from: 0 | 1, value: number): number {
  const to = from === 0 ? 1 : 0;
  const index = Math.min(
    Math.max(
      lastAtOrBelow(points, (point) => point[from], value),
      0,
    ),
    points.length - 2,
  );
  const [left, right] = [points[index], points[index + 1]];
  if (!left || !right) return left?.[to] ?? 0;
  const share = Math.min(Math.max((value - left[from]) / (right[from] - left[from]), 0), 1);
  return left[to] + share * (right[to] - left[to]);
}

/** Where a second stands in the line. Seconds outside the piece stand at its ends. */
export const placeAt = ({ points }: Score, seconds: number): number => interpolate(points, 0, seconds);

/** The second that stands at a place; the other way round. */
export const secondsAt = ({ points }: Score, place: number): number => interpolate(points, 1, place);

/** Index of the bar that sounds at a second. */
export const barAt = ({ measures }: Score, seconds: number): number =>
  Math.max(
    lastAtOrBelow(measures, ({ t }) => t, seconds),
    0,
  );

/** Index of the bar at a place of the line; what stands before the first bar line belongs to the first bar. */
export const barAtPlace = ({ measures }: Score, place: number): number =>
  Math.max(
    lastAtOrBelow(measures, ({ x }) => x, place),
    0,
  );

/** When a bar begins, in seconds. */
export const barStart = ({ measures }: Score, bar: number): number => measures[bar]?.t ?? 0;

/** When the last note ends, in seconds: the file rings on after it. */
export const musicEnd = ({ points, duration }: Score): number => points.at(-2)?.[0] ?? duration;

/** When a bar ends, in seconds. */
export const barEnd = (score: Score, bar: number): number => score.measures[bar + 1]?.t ?? musicEnd(score);

/** Number of a bar as the score prints it. */
export const barNumber = ({ measures }: Score, bar: number): number => measures[bar]?.n ?? 0;

export const parts = ['soprano', 'alto', 'tenor', 'bass'] as const;
export type Part = (typeof parts)[number];

const partOf: Record<string, Part> = {
  ...{ soprano: 'soprano', superius: 'soprano', cantus: 'soprano', discantus: 'soprano', quintus: 'soprano' },
  ...{ alto: 'alto', altus: 'alto', contratenor: 'alto' },
  ...{ tenor: 'tenor', bass: 'bass', bassus: 'bass' },
};

/** The part whose colour a voice has: `soprano2` → soprano, `contratenor` → alto. */
export const voicePart = (id: string): Part => partOf[id.replace(/\d+$/, '')] ?? 'tenor';

/** The note with which each voice begins, or goes on, at a second: from the lowest voice up. */
export function startingChord(score: Score, seconds: number): { voice: string; midi: number }[] {
  return score.voices.toReversed().flatMap(({ id }) => {
    const note = score.notes.find(({ voice, end }) => voice === id && end > seconds + 0.001);
    return note ? [{ voice: id, midi: note.midi }] : [];
  });
}
