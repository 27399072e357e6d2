import { lastAtOrBelow, placeAt, voicePart } from '@/lib/player/room/score';
import type { Score } from '@/lib/player/room/score';

/** Notes and syllables in the order of their times, and those that are lit now. */
type Lights = { times: number[]; elements: Element[]; ends: number[]; lit: Set<Element> };

const timeOf = (element: Element) => Number(element.getAttribute('data-t'));

function lightsOf(score: Score, voice: string, elements: Element[], of: 'lyrics' | 'notes'): Lights {
  const sorted = elements.toSorted((a, b) => timeOf(a) - timeOf(b));
  const times = sorted.map(timeOf);
  const sounding = score[of].filter((each) => each.voice === voice);
  const ends = times.map((t, index) => {
    const at = lastAtOrBelow(sounding, (each) => each.t, t + 0.002);
    return Math.max(sounding[at]?.end ?? times[index + 1] ?? t, t);
  });
  return { times, elements: sorted, ends, lit: new Set() };
}

function light({ times, elements, ends, lit }: Lights, seconds: number) {
  const wanted = new Set<Element>();
  const last = lastAtOrBelow(times, (t) => t, seconds);
  // Of one voice few things sound together: both heads of a tied pair begin before the end of the first.
  for (let index = last; index >= 0 && index > last - 4; index -= 1) {
    const element = elements[index];
    if (element && (ends[index] ?? 0) > seconds && times[index] === times[last]) wanted.add(element);
  }
  for (const element of lit) if (!wanted.has(element)) element.removeAttribute('data-lit');
  for (const element of wanted) if (!lit.has(element)) element.setAttribute('data-lit', '');
  lit.clear();
  for (const element of wanted) lit.add(element);
}

/** Reads a one-line score as a drawing of this document, its voices marked with the colours of their parts. */
export function readStrip(text: string): SVGSVGElement {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (!(parsed instanceof SVGSVGElement)) throw new Error('The score is no SVG');
  const svg = document.importNode(parsed, true);
  // The drawing's own rules would hold for the whole page; they stand in strip.module.css.
  for (const style of svg.querySelectorAll('style')) style.remove();
  for (const group of svg.querySelectorAll('g[data-voice]'))
    group.setAttribute('data-part', voicePart(group.getAttribute('data-voice') ?? ''));
  return svg;
}

/** Where the line and the playhead stand, in pixels from the start of the window. */
export type Placing = { shift: number; playhead: number };

/** The playhead's place when the line moves: this much of the window is past. */
const past = 0.3;
/** On a page that stands still, the line begins this far from the edge; each page repeats the end of the last. */
const page = { margin: 0.12, turn: 0.8 };

/**
 * @param place Place of the music in the line, in pixels.
 * @param view Width of the window in pixels.
 * @param still Whether the line turns page by page in place of moving (reduced motion).
 */
export function placing(place: number, view: number, still: boolean): Placing {
  if (!still) return { shift: view * past - place, playhead: view * past };
  const turned = Math.floor(place / (view * page.turn)) * view * page.turn;
  const shift = view * page.margin - turned;
  return { shift, playhead: place + shift };
}

export type Drawing = { draw: (seconds: number) => void; silence: (voices: readonly string[]) => void };

/** What moves on the score, frame by frame, outside React. */
export function createDrawing(
  score: Score,
  parts: { svg: SVGSVGElement; view: HTMLElement; line: HTMLElement; head: HTMLElement },
): Drawing {
  const { svg, view, line, head } = parts;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const groups = [...svg.querySelectorAll('g.voice')];
  const lights = groups.flatMap((group) => {
    const voice = group.getAttribute('data-voice') ?? '';
    return [
      lightsOf(score, voice, [...group.querySelectorAll('.n')], 'notes'),
      lightsOf(score, voice, [...group.querySelectorAll('.y')], 'lyrics'),
    ];
  });
  return {
    draw(seconds) {
      // Not clientWidth, which is whole pixels: in a slow piece half a pixel is 15 ms.
      const scale = line.getBoundingClientRect().width / score.width;
      const { shift, playhead } = placing(placeAt(score, seconds) * scale, view.clientWidth, still.matches);
      line.style.transform = `translate3d(${shift.toFixed(2)}px, 0, 0)`;
      head.style.transform = `translate3d(${playhead.toFixed(2)}px, 0, 0)`;
      for (const each of lights) light(each, seconds);
    },
    silence(voices) {
      for (const group of groups)
        group.toggleAttribute('data-silent', voices.includes(group.getAttribute('data-voice') ?? ''));
    },
  };
}
