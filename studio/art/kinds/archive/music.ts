// A page of music with pencil in it.
import { bars, draw, toSvg } from '../../lib/engrave';
import { text } from '../../lib/type';
import { whole } from '../../scenes/shared';
import { BROWN, PENCIL, hand } from './paper';

/** A word in pencil: under which staff of which system, how far along it (0–1). */
type Mark = { system: number; staff: number; at: number; text: string; fill: string; size: number };
export type MusicPage = {
  title: string;
  composer: string;
  page: string;
  systems?: number;
  colour?: string;
  marks?: Mark[];
  first?: number;
  most?: number;
  tablature?: string[];
};

/** A page of music with a printed title and pencil in the spaces between staves. */
export const music = (
  seed: string,
  w: number,
  h: number,
  {
    title,
    composer,
    page,
    systems = 2,
    colour = BROWN,
    marks = [],
    first = 0,
    most = 999,
    tablature,
  }: MusicPage,
): string => {
  const x = w * 0.09;
  const full = whole(page);
  const edges = [0, ...full.bars];
  const top = 186;
  const room = (h - top - 60) / systems;
  let from = first;
  const rows = full.staves.length;
  const roomy = (room - 46) / (rows * (rows > 5 ? 10.5 : 12.5));
  const spaces = Math.min(most, (w - 2 * x) / roomy);
  const out = Array.from({ length: systems }, (_, k) => {
    let to = from;
    while (edges[to + 2] !== undefined && edges[to + 2] - edges[from] <= spaces) to += 1;
    const part = bars(full, from, to, { clefs: from === 0 });
    from = to + 1;
    const scale = (w - 2 * x) / part.x1;
    const gap = (room - 46) / scale / rows;
    const drawing = draw(part, { gap, line: 0.13 });
    const y = top + k * room + 44;
    const letters = tablature
      ? text(tablature[k], { x, y: y - 30, size: 25, fill: PENCIL, font: 'italic', tracking: 0.3 })
      : '';
    const pencil = marks
      .filter((m) => m.system === k)
      .map((m) => {
        const middle = m.staff < 0 ? -4.2 : m.staff * gap + 4 + (gap - 4) / 2;
        const drop = m.text.startsWith('’') ? 0.62 : 0.3;
        return hand(`${seed}${m.text}`, m.text, {
          x: x + (w - 2 * x) * m.at,
          y: y + middle * scale + m.size * drop,
          width: w,
          size: m.size,
          fill: m.fill,
        }).svg;
      });
    return toSvg(drawing, { x, y, scale, colours: colour }) + letters + pencil.join('');
  });
  return (
    text(title, { x: w / 2, y: 92, size: 46, fill: BROWN, anchor: 'middle' }) +
    text(composer, { x: w - x, y: 138, size: 25, fill: BROWN, anchor: 'end', font: 'italic' }) +
    out.join('')
  );
};
