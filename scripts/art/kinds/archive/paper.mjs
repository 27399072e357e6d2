// Old paper and what people put on it: typed programmes, handwriting, annotated music.
import { bars, draw, toSvg } from '../../lib/engrave.mjs';
import { rect, svg } from '../../lib/output.mjs';
import { random } from '../../lib/random.mjs';
import { caps, line, text, wrap } from '../../lib/type.mjs';
import { whole } from '../../scenes/straight.mjs';

export const BROWN = '#3A2A1C';

export const PENCIL = '#A33327';

export const BLUE = '#26386B';

export const GREEN = '#2C6A4E';

/** A sheet on the archive's grey-brown table: yellowed, foxed, folded. */
export const sheet = (seed, { w, h, tone = '#EEE0BE', folds = 1, body }) => {
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
export const hand = (seed, value, { x, y, width, size = 30, fill = BLUE, leading = 1.42 }) => {
  const next = random(seed);
  const style = { font: 'italic', size, features: ['swsh', 'onum'] };
  const lines = value.split('\n').flatMap((part) => wrap(part, width, style));
  const out = lines.map((l, i) => {
    const at = y + i * size * leading + (next() - 0.5) * size * 0.12;
    const left = x + (next() - 0.5) * size * 0.3;
    return `<g transform="rotate(${((next() - 0.62) * 1.5).toFixed(2)} ${left} ${at})">${text(l, { ...style, x: left, y: at, fill })}</g>`;
  });
  return { svg: out.join(''), bottom: y + lines.length * size * leading };
};

/** A printed programme: heading, works with dotted leaders, a note in ink. */
export const programme = (seed, w, h, { year, title, place, works, ink, note, mark }) => {
  const x = w * 0.1;
  const head =
    caps('Corul „Armindeni”', { x: w / 2, y: 92, size: 34, fill: BROWN, anchor: 'middle' }) +
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

/** A letter or a page of notes in ink; `heading` is set by hand, too. */
export const letter = (seed, w, h, { date, paragraphs, sign, fill = BLUE, size = 33, staff }) => {
  const x = w * 0.1;
  let y = 96;
  let out = date ? text(date, { x: w - x, y, size: 27, fill, font: 'italic', anchor: 'end' }) : '';
  y += date ? 74 : 0;
  for (const [i, p] of paragraphs.entries()) {
    const set = hand(`${seed}${i}`, p, { x, y, width: w - 2 * x, size, fill });
    out += set.svg;
    y = set.bottom + size * 0.4;
  }
  if (staff) {
    const part = bars(
      { ...whole(staff.page), staves: [whole(staff.page).staves[staff.voice ?? 0]] },
      staff.first ?? 0,
      (staff.first ?? 0) + (staff.count ?? 2),
    );
    const scale = (w - 2 * x) / part.x1;
    out += toSvg(draw(part, {}), { x, y: y + 30, scale, colours: fill });
    y += 30 + 8 * scale;
  }
  const signed = sign
    ? text(sign, {
        x: w - x,
        y: Math.max(y + 40, h - 76),
        size: 46,
        fill,
        font: 'italic',
        features: ['swsh'],
        anchor: 'end',
      })
    : '';
  if (y > h - 20) throw new Error(`archive letter ${seed} is too long for its sheet`);
  return out + signed;
};
