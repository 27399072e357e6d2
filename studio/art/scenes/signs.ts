// Scenes of signs: sun, numeral, breath marks, candles, star.
import { bars, draw, toSvg } from '../lib/engrave';
import { rect } from '../lib/output';
import { honey, paper, red } from '../lib/palette';
import { text } from '../lib/type';
import { note } from './note';
import { tints, whole } from './shared';
import type { Scene } from '../lib/setting';

/** A red sun with the staff drawn through it, light on dark and dark on light. */
export const sun: Scene = (w, h, { ground, page, first = 0 }) => {
  const system = whole(page);
  const part = bars(system, first, first + 3, { clefs: false });
  const two = { ...part, staves: part.staves.slice(0, 2) };
  const scale = w / (part.x1 - 1);
  const drawing = draw(two, { start: false, extend: [3, 3], line: 0.12 });
  const y = h / 2 - ((drawing.gap + 4) * scale) / 2;
  const at = (colours: string) => toSvg(drawing, { x: -1, y, scale, colours });
  const r = h * 0.36;
  return (
    at(ground.fore) +
    `<clipPath id="sun"><circle cx="${w / 2}" cy="${h / 2}" r="${r}"/></clipPath><circle cx="${w / 2}" cy="${h / 2}" r="${r}" fill="${ground.accent}"/><g clip-path="url(#sun)">${at(ground.accent === red ? paper : ground.back)}</g>`
  );
};

/** A figure as large as the plate allows, over one staff. */
export const numeral: Scene = (w, h, { ground, page, value = '' }) => {
  const size = Math.min(h * 0.86, (w * 0.86) / (value.length * 0.5));
  const system = whole(page);
  const one = bars({ ...system, staves: [system.staves[0]] }, 1, 5, { clefs: false });
  const scale = w / (one.x1 - 1);
  const drawing = draw(one, { start: false, extend: [3, 4], line: 0.12 });
  return (
    text(value, {
      x: w / 2,
      y: h * 0.4 + size * 0.26,
      size,
      fill: ground.fore,
      anchor: 'middle',
      features: ['lnum'],
    }) + toSvg(drawing, { x: -2, y: h * 0.8, scale: Math.min(scale, h / 34), colours: ground.accent })
  );
};

/** Seven lines, each interrupted by a breath a little later. */
export const breaths: Scene = (w, h, { ground }) => {
  const step = h / 9;
  return Array.from({ length: 7 }, (_, i) => {
    const y = step * (1.7 + i);
    const x = w * (0.14 + i * 0.105);
    return (
      rect(0, y, x, h * 0.0034, ground.fore) +
      rect(x + step * 0.5, y, w - x, h * 0.0034, ground.fore) +
      text('’', { x: x + step * 0.08, y: y + step * 0.62, size: step * 1.6, fill: ground.accent })
    );
  }).join('');
};

/** Candles: stems for wax, noteheads for flames. */
export const candles: Scene = (w, h, { ground, next, count = 7 }) => {
  const s = Math.min(h / 15, w / (count * 2.6));
  const tones = tints({ ...ground, tint: true }, 4);
  const base = h * 0.9;
  return (
    Array.from({ length: count }, (_, i) => {
      const x = (w * (i + 0.5)) / count;
      const tall = h * (0.3 + next() * 0.3);
      const y = base - tall;
      return (
        rect((x - s * 0.22).toFixed(1), y.toFixed(1), (s * 0.44).toFixed(1), tall.toFixed(1), tones[i % 4]) +
        `<circle cx="${x}" cy="${y - s * 1.25}" r="${s * 2.1}" fill="${honey}" opacity=".13"/>` +
        `<ellipse cx="${x}" cy="${y - s * 1.2}" rx="${s * 0.84}" ry="${s * 0.58}" transform="rotate(-62 ${x} ${y - s * 1.2})" fill="${ground.accent}"/>`
      );
    }).join('') +
    [0, 1, 2, 3, 4].map((i) => rect(0, base + i * h * 0.018, w, h * 0.0028, ground.fore)).join('')
  );
};

/** Eight-pointed carol star among notes. */
export const star: Scene = (w, h, { ground, next }) => {
  const [cx, cy] = [w / 2, h * 0.47];
  const point = (a: number, r: number) =>
    `${(cx + Math.sin(a) * r).toFixed(1)} ${(cy - Math.cos(a) * r).toFixed(1)}`;
  const beams = Array.from({ length: 16 }, (_, i) => {
    const a = (i * Math.PI) / 8;
    const r = h * (i % 4 === 0 ? 0.41 : i % 2 === 0 ? 0.29 : 0.17);
    return [-2, -1, 0, 1, 2].map((k) => `M${point(a + k * 0.16, h * 0.06)}L${point(a, r)}`).join('');
  }).join('');
  const notes = Array.from({ length: 22 }, () =>
    note(next() * w, next() * h, h * 0.014, ground.fore, { stem: '', open: next() > 0.6 }),
  ).join('');
  return `<g opacity=".55">${notes}</g><circle cx="${cx}" cy="${cy}" r="${h * 0.42}" fill="${ground.back}"/><path d="${beams}" stroke="${ground.accent}" stroke-width="${h * 0.0026}" fill="none"/>`;
};
