import 'server-only';
import { site } from '@/content/site';
import type { Locale } from '@/lib/i18n/locales';
import type { CardFacts } from './facts';
import { fit } from './fit';
import type { Block, Room } from './fit';
import { line, settable, widthOf } from './set-type';
import type { Style } from './set-type';

/** Pixels. The panel is the middle of the card, because chats crop it to a square. */
export const card = { width: 1200, height: 630 };
export const panel = { width: 600, height: 630 };

const margin = 30;
const column = panel.width - 2 * margin;
const centre = panel.width / 2;
/** Below this some networks print a label of their own. */
const lowest = 550;
const gap = 22;

/** Each at least 4.5 : 1 on what it stands on (`__tests__/lib/cards/panel.test.ts`). */
export const inks = { paper: '#FAF6EC', ink: '#16151A', red: '#A8231C', muted: '#5D574C' } as const;
export const bands = { cancelled: inks.red, changed: '#1E3566', 'sold-out': inks.ink } as const;
const rule = '#B98A2F';

const styles = {
  band: { face: 'bold', tracking: 0.06 },
  when: { face: 'medium', features: ['lnum'] },
  title: { face: 'medium', features: ['lnum'] },
  where: { face: 'roman', features: ['lnum'] },
  offer: { face: 'medium', features: ['lnum'] },
  choir: { face: 'roman', features: ['smcp', 'c2sc'], tracking: 0.08 },
  notice: { face: 'sans' },
} as const satisfies Record<string, Style>;

const leading = 1.16;
const titleLeading = 1.04;

const rows = (count: number, size: number, factor: number) => size * (1 + (count - 1) * factor);
const heightOf = ({ lines, size }: Block, factor: number) =>
  lines.length === 0 ? 0 : rows(lines.length, size, factor);

/** Where a picture that stands whole above the title may be, on the panel. */
export type Box = { top: number; height: number; width: number };

type Part = { style: Style; fill: string; factor: number; block: Block };

/** Short parts between commas, such as „13 martie 2027”, stay on one line. */
const together = (text: string) =>
  text
    .split(', ')
    .map((part) => (part.length > 24 ? part : part.replaceAll(' ', '\u00a0')))
    .join(', ');

/** A text of a few lines. */
function small(text: string | undefined, style: Style, room: Pick<Room, 'max' | 'min'>, count = 2): Block {
  const { max, min } = room;
  if (text === undefined) return { lines: [], size: min };
  const height = rows(count, min, leading);
  return fit(together(text), style, { width: column, height, max, min, leading });
}

function drawn({ style, fill, factor, block: { lines, size } }: Part, top: number): string {
  // The first baseline stands a capital's height below the top.
  const first = top + size * 0.74;
  return lines
    .map((text, index) => line(text, style, { x: centre, y: first + index * size * factor, size, fill }))
    .join('');
}

function band({ band: given }: CardFacts, locale: Locale): { svg: string; bottom: number } {
  if (!given) return { svg: '', bottom: 0 };
  const height = 76;
  const words = given.text.toLocaleUpperCase(locale);
  const room = { width: column, height: 40, max: 38, min: 28, leading };
  const block = fit(words, styles.band, room);
  const part = { style: styles.band, fill: inks.paper, factor: leading, block };
  const ground = `<rect width="${panel.width}" height="${height}" fill="${bands[given.kind]}"/>`;
  return { svg: ground + drawn(part, (height - block.size * 0.74) / 2), bottom: height };
}

/** Choir, notice, and five lines where no words may stand. */
function foot(locale: Locale): { svg: string; top: number } {
  const name = settable(site.name[locale], styles.choir.face);
  const size = Math.min(31, column / widthOf(name, styles.choir));
  const notice = fit(site.demoNotice[locale], styles.notice, {
    ...{ width: column, height: 22, max: 22, min: 20, leading },
  });
  const staff = [0, 1, 2, 3, 4]
    .map((index) => `<rect y="${576 + index * 8}" width="${panel.width}" height="1.4" fill="${rule}"/>`)
    .join('');
  const said = { x: centre, y: lowest - 6, size: notice.size, fill: inks.muted };
  const named = { x: centre, y: lowest - 42, size, fill: inks.ink };
  return {
    svg: staff + line(name, styles.choir, named) + line(notice.lines.join(' '), styles.notice, said),
    top: lowest - 42 - size,
  };
}

function partsOf(facts: CardFacts, height: number): Part[] {
  const when = small(facts.when, styles.when, { max: 40, min: 36 }, 3);
  const where = small(facts.where, styles.where, { max: 34, min: 30 });
  const offer = small(facts.offer, styles.offer, { max: 40, min: 36 });
  const others = [when, where, offer].map((block) => heightOf(block, leading)).filter((each) => each > 0);
  const left = height - others.reduce((sum, each) => sum + each + gap, 0);
  const room =
    facts.cover === undefined ? { height: left, max: 104 } : { height: rows(2, 52, titleLeading), max: 56 };
  const title = fit(facts.title, styles.title, { ...room, width: column, min: 52, leading: titleLeading });
  return [
    { style: styles.when, fill: inks.red, factor: leading, block: when },
    { style: styles.title, fill: inks.ink, factor: titleLeading, block: title },
    { style: styles.offer, fill: inks.red, factor: leading, block: offer },
    { style: styles.where, fill: inks.ink, factor: leading, block: where },
  ].filter(({ block }) => block.lines.length > 0);
}

/** The words of a card as SVG, 600 × 630, and the box for its cover, if it has one. */
export function drawPanel(facts: CardFacts, locale: Locale): { svg: string; box: Box | undefined } {
  const head = band(facts, locale);
  const end = foot(locale);
  const air = facts.cover === undefined ? 28 : 16;
  const [first, last] = [head.bottom + air, end.top - air];
  const parts = partsOf(facts, last - first);
  const heights = parts.map(({ block, factor }) => heightOf(block, factor));
  const tall = heights.reduce((sum, each) => sum + each + gap, -gap);
  const free = last - first - tall;
  const box = facts.cover === undefined ? undefined : { top: first, height: free - gap, width: column };
  let y = box ? first + free : first + free / 2;
  const words = parts.map((part, index) => {
    const text = drawn(part, y);
    y += (heights[index] ?? 0) + gap;
    return text;
  });
  const { width, height } = panel;
  const paper = `<rect width="${width}" height="${height}" fill="${inks.paper}"/>`;
  const edges = [0, width - 2].map((x) => `<rect x="${x}" width="2" height="${height}" fill="${rule}"/>`);
  const body = [paper, ...edges, head.svg, ...words, end.svg].join('');
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
    box,
  };
}
