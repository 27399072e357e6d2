import 'server-only';
import { settable, widthOf } from './set-type';
import type { Style } from './set-type';

/** Lines of one size, in pixels. */
export type Block = { lines: readonly string[]; size: number };

/** Pixels; `leading` is the distance of two baselines in parts of the size. */
export type Room = { width: number; height: number; max: number; min: number; leading: number };

/** The pieces of a word that is longer than a line. */
function pieces(word: string, limit: number, style: Style): string[] {
  if (widthOf(word, style) <= limit) return [word];
  return [...word].reduce<string[]>((parts, letter) => {
    const longer = (parts.at(-1) ?? '') + letter;
    return parts.length > 0 && widthOf(longer, style) <= limit
      ? [...parts.slice(0, -1), longer]
      : [...parts, letter];
  }, []);
}

/** Breaks words into lines no longer than `limit`, in parts of the size. */
function broken(words: readonly string[], limit: number, measure: (text: string) => number): string[] {
  const space = measure('\u00a0');
  const lines: string[] = [];
  let used = Infinity;
  for (const word of words) {
    const width = measure(word);
    if (used + space + width <= limit) {
      lines.push(`${lines.pop() ?? ''} ${word}`);
      used += space + width;
    } else {
      lines.push(word);
      used = width;
    }
  }
  return lines;
}

/** The same number of lines, as even as they can be. */
function evened(words: readonly string[], limit: number, measure: (text: string) => number): string[] {
  let best = broken(words, limit, measure);
  for (let tried = limit; tried > limit / 2; tried *= 0.97) {
    const lines = broken(words, tried, measure);
    if (lines.length > best.length || lines.some((each) => measure(each) > tried)) break;
    best = lines;
  }
  return best;
}

const ended = (text: string) => `${text.replace(/[\s.,;:–-]+$/, '')}…`;

/** The last line that is left, shorter by words until the sign of what is missing fits. */
function cut(line: string, limit: number, measure: (text: string) => number): string {
  const shorter = line.replace(/\s*\S+$/, '');
  return measure(ended(line)) <= limit || shorter === '' ? ended(line) : cut(shorter, limit, measure);
}

/**
 * A text in the largest size at which it fits the room. At the smallest, what does not fit is cut after a word, with
 * "…". Letters that the face lacks are left out; a text without any has no lines.
 */
export function fit(text: string, style: Style, { width, height, max, min, leading }: Room): Block {
  const known = new Map<string, number>();
  const measure = (part: string) => {
    const found = known.get(part) ?? widthOf(part, style);
    known.set(part, found);
    return found;
  };
  const words = settable(text, style.face)
    .split(/[ \n]+/)
    .filter(Boolean);
  const rowsAt = (size: number) => Math.max(1, Math.floor((height / size - 1) / leading + 1));
  for (let size = max; size >= min; size -= 2) {
    const limit = width / size;
    const lines = evened(words, limit, measure);
    if (lines.length <= rowsAt(size) && lines.every((each) => measure(each) <= limit)) return { lines, size };
  }
  const limit = width / min;
  const lines = broken(
    words.flatMap((word) => pieces(word, limit, style)),
    limit,
    measure,
  );
  const rows = rowsAt(min);
  const left = lines.slice(0, rows);
  const last = left.pop();
  if (last === undefined) return { lines: [], size: min };
  return { lines: [...left, lines.length > rows ? cut(last, limit, measure) : last], size: min };
}
