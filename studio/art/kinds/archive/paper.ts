// Old paper and what people put on it: typed programmes, handwriting.
import { rect, svg } from '../../lib/output';
import { random } from '../../lib/random';
import { caps, line, text, wrap } from '../../lib/type';
import type { TypeStyle } from '../../lib/type';
import { site } from '../../../site';

export const BROWN = '#3A2A1C';

export const PENCIL = '#A33327';

export const BLUE = '#26386B';

/** A sheet on the archive's grey-brown table: yellowed, foxed, folded. */
export const sheet = (
  seed: string,
  {
    w,
    h,
    tone = '#EEE0BE',
    folds = 1,
    body,
  }: { w: number; h: number; tone?: string; folds?: number; body: string },
) => {
  const next = random(seed);
  const spots = Array.from(
    { length: 26 },
    () =>
      `<circle cx="${(next() * w).toFixed(0)}" cy="${(next() * h).toFixed(0)}" r="${(1 + next() * next() * 7).toFixed(1)}" opacity="${(0.05 + next() * 0.1).toFixed(2)}"/>`,
  ).join('');
  const creases = Array.from({ length: folds }, (_, i) => {
    const y = (h * (i + 1)) / (folds + 1);
    return rect(0, y, w, 1.2, '#7a5c2c', 'opacity=".28"') + rect(0, y + 1.2, w, 2, '#fff', 'opacity=".3"');
  }).join('');
  const m = 26;
  const turn = (next() - 0.5) * 1.1;
  const defs =
    `<defs><radialGradient id="age" cx=".5" cy=".48" r=".78"><stop offset=".55" stop-color="#8a6426" stop-opacity="0"/><stop offset="1" stop-color="#8a6426" stop-opacity=".34"/></radialGradient>` +
    `<filter id="drop" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="9"/></filter></defs>`;
  return svg(
    w + 2 * m,
    h + 2 * m,
    `${defs}${rect(0, 0, w + 2 * m, h + 2 * m, '#DCD2BB')}<g transform="rotate(${turn.toFixed(2)} ${w / 2 + m} ${h / 2 + m}) translate(${m} ${m})">${rect(4, 8, w - 6, h - 4, '#2b1f0c', 'opacity=".38" filter="url(#drop)"')}${rect(0, 0, w, h, tone)}<g fill="#8a5a1e">${spots}</g>${creases}${body}${rect(0, 0, w, h, 'url(#age)')}</g>`,
  );
};

/** Handwriting: italic lines that do not keep quite level. Gives SVG and the y below. */
export const hand = (
  seed: string,
  value: string,
  {
    x,
    y,
    width,
    size = 30,
    fill = BLUE,
    leading = 1.42,
  }: { x: number; y: number; width: number; size?: number; fill?: string; leading?: number },
) => {
  const next = random(seed);
  const style: TypeStyle = { font: 'italic', size, features: ['swsh', 'onum'] };
  const lines = value.split('\n').flatMap((part) => wrap(part, width, style));
  const out = lines.map((l, i) => {
    const at = y + i * size * leading + (next() - 0.5) * size * 0.12;
    const left = x + (next() - 0.5) * size * 0.3;
    return `<g transform="rotate(${((next() - 0.62) * 1.5).toFixed(2)} ${left} ${at})">${text(l, { ...style, x: left, y: at, fill })}</g>`;
  });
  return { svg: out.join(''), bottom: y + lines.length * size * leading };
};

export type Programme = {
  year: string;
  title: string;
  place: string;
  works: [composer: string, work: string][];
  ink?: string;
  note?: string;
  mark?: string;
};

/** A printed programme: heading, works with dotted leaders, a note in ink. */
export const programme = (
  seed: string,
  w: number,
  h: number,
  { year, title, place, works, ink, note, mark }: Programme,
): string => {
  const x = w * 0.1;
  const head =
    caps(`Corul „${site.shortName}”`, { x: w / 2, y: 92, size: 34, fill: BROWN, anchor: 'middle' }) +
    rect(w / 2 - 60, 116, 120, 1.5, BROWN) +
    text(title, { x: w / 2, y: 192, size: 58, fill: BROWN, anchor: 'middle', font: 'italic' }) +
    text(`${place} · ${year}`, { x: w / 2, y: 236, size: 26, fill: BROWN, anchor: 'middle' });
  const step = Math.min(58, (h - 430) / works.length);
  const rows = works.map(([composer, work], i) => {
    const y = 320 + i * step;
    const left = line(work, { font: 'italic', size: 30 }).width;
    const right = line(composer, { size: 27 }).width;
    const dots = Math.max(0, Math.floor((w - 2 * x - left - right - 30) / 12));
    return (
      text(work, { x, y, size: 30, fill: BROWN, font: 'italic' }) +
      text(composer, { x: w - x, y, size: 27, fill: BROWN, anchor: 'end' }) +
      Array.from(
        { length: dots },
        (_, k) =>
          `<circle cx="${(x + left + 16 + k * 12).toFixed(1)}" cy="${y - 3}" r="1.2" fill="${BROWN}"/>`,
      ).join('')
    );
  });
  const inked = note
    ? hand(`${seed}n`, note, { x, y: h - 86, width: w - 2 * x, size: 31, fill: ink ?? BLUE }).svg
    : '';
  const corner = mark
    ? `<g transform="rotate(-8 ${w - 80} 70)">${text(mark, { x: w - 84, y: 88, size: 64, fill: ink ?? BLUE, font: 'italic', anchor: 'middle' })}</g>`
    : '';
  return head + rows.join('') + inked + corner;
};
