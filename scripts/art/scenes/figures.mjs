// Scenes drawn from noteheads, branches and paper.
import { bars, draw, toSvg } from '../lib/engrave.mjs';
import { rect } from '../lib/output.mjs';
import { green, honey, ink, mint, paper, red, voicesFor } from '../lib/palette.mjs';
import { text } from '../lib/type.mjs';
import { tints, whole } from './straight.mjs';

/** A notehead with stem (and flag), `s` pixels a staff space. */
export const note = (x, y, s, fill, { stem = 'up', flag = false, turn = 0, open = false } = {}) => {
  const sign = stem === 'up' ? 1 : -1;
  const sx = 0.58 * s * sign;
  const head = open
    ? `<ellipse rx="${0.6 * s}" ry="${0.42 * s}" transform="rotate(-24)" fill="none" stroke="${fill}" stroke-width="${0.17 * s}"/>`
    : `<ellipse rx="${0.66 * s}" ry="${0.47 * s}" transform="rotate(-24)" fill="${fill}"/>`;
  const line = stem
    ? `<path d="M${sx.toFixed(2)} ${(-0.2 * s * sign).toFixed(2)}V${(-3.4 * s * sign).toFixed(2)}" stroke="${fill}" stroke-width="${(0.15 * s).toFixed(2)}"/>`
    : '';
  const tail = flag
    ? `<path transform="translate(${sx} ${-3.4 * s}) scale(${s})" d="M-.07 0C.1 .9 1.3 1.2 1 2.7C.9 1.7 .3 1.3 -.07 1.2Z" fill="${fill}"/>`
    : '';
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})">${head}${line}${tail}</g>`;
};

/** Birds that were quavers a moment ago. */
export const flock = (w, h, { ground, page, next }) => {
  const full = whole(page);
  const system = bars(full, 1, 2);
  const scale = w / (system.x1 - 2);
  const drawing = draw(
    { ...system, staves: system.staves.slice(0, 2) },
    { start: false, extend: [3, 6], line: 0.13 },
  );
  const staff = toSvg(drawing, {
    x: 0,
    y: h * 0.97 - (drawing.gap + 4) * scale,
    scale,
    colours: ground.fore,
  });
  const birds = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    const x = w * (0.12 + t * 0.78) + (next() - 0.5) * w * 0.06;
    const y = h * (0.56 - t * 0.4) + (next() - 0.5) * h * 0.17;
    return note(x, y, h * (0.017 + next() * 0.011), i % 3 === 0 ? ground.accent : ground.fore, {
      flag: true,
      turn: (next() - 0.5) * 62,
    });
  });
  return staff + birds.join('');
};

/** Notes falling like snow on a staff. */
export const snow = (w, h, { ground, next }) => {
  const s = h / 30;
  const flakes = Array.from({ length: 46 }, (_, i) => {
    const x = (i * 0.618 * w + next() * 40) % w;
    const y = h * 0.04 + next() * h * 0.72;
    return note(x, y, s * (0.32 + next() * 0.5), i % 5 === 0 ? ground.accent : ground.fore, {
      stem: '',
      open: next() > 0.55,
    });
  });
  const lines = [0, 1, 2, 3, 4]
    .map((i) => rect(0, h * 0.84 + i * s * 0.9, w, s * 0.09, ground.fore))
    .join('');
  return flakes.join('') + lines;
};

const leaf = (x, y, s, turn, fill) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${s})"><path d="M0 0C.5 -1.1 1.9 -1.5 3.3 -.5C2.3 .7 .9 .9 0 0Z" fill="${fill}"/></g>`;

/** The armindeni: a green branch whose buds are notes. */
export const branch = (w, h, { ground }) => {
  const u = h / 100;
  const x = w * 0.5;
  const light = ground.mode === 'dark' ? mint : green;
  const stem = `<path d="M${x - 12 * u} ${104 * u}C${x - 4 * u} ${70 * u} ${x - 14 * u} ${46 * u} ${x + 8 * u} ${8 * u}" fill="none" stroke="${light}" stroke-width="${1.3 * u}" stroke-linecap="round"/>`;
  const at = (t) => {
    const b = (p0, p1, p2, p3) =>
      (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t ** 3 * p3;
    return [x + b(-12, -4, -14, 8) * u, b(104, 70, 46, 8) * u];
  };
  const leaves = Array.from({ length: 14 }, (_, i) => {
    const [px, py] = at(0.2 + i * 0.058);
    const side = i % 2 === 0 ? -28 - i : 208 + i;
    return leaf(px, py, u * (6.2 - i * 0.22), side, light);
  });
  const buds = [
    [0.42, 17, -9],
    [0.62, -17, -8],
    [0.8, 14, -6],
    [0.97, 5, -6],
  ].map(([t, dx, dy]) => {
    const [px, py] = at(t);
    return (
      `<path d="M${px} ${py}Q${px + dx * 0.4 * u} ${py + dy * 1.4 * u} ${px + dx * u} ${py + dy * u}" fill="none" stroke="${light}" stroke-width="${0.6 * u}"/>` +
      note(px + dx * u, py + dy * u, u * 3, ground.accent, { stem: '' })
    );
  });
  const lines = [-2, -1, 0, 1, 2]
    .map((i) => rect(0, (62 + i * 7) * u, w, 0.3 * u, ground.fore, 'opacity=".55"'))
    .join('');
  return lines + stem + leaves.join('') + buds.join('');
};

/** A lullaby: a slur for a cradle, three small notes in it. */
export const cradle = (w, h, { ground }) => {
  const u = h / 100;
  const cx = w / 2;
  const slur = `<path d="M${cx - 52 * u} ${46 * u}C${cx - 34 * u} ${90 * u} ${cx + 34 * u} ${90 * u} ${cx + 52 * u} ${46 * u}C${cx + 36 * u} ${84 * u} ${cx - 36 * u} ${84 * u} ${cx - 52 * u} ${46 * u}Z" fill="${ground.fore}"/>`;
  const tones = tints({ ...ground, tint: true }, 4);
  const notes = [
    [-27, 50, 4.4],
    [-6, 60, 5.2],
    [17, 56, 4.4],
    [33, 44, 3.6],
  ]
    .map(([dx, y, s], i) => note(cx + dx * u, y * u, s * u, tones[i]))
    .join('');
  return (
    notes +
    slur +
    `<circle cx="${cx + 46 * u}" cy="${20 * u}" r="${8.5 * u}" fill="${honey}"/><circle cx="${cx + 50 * u}" cy="${17.4 * u}" r="${7.6 * u}" fill="${ground.back}"/>`
  );
};

/** Sheets of music laid on one another. */
export const sheets = (w, h, { ground, page, next, count = 3 }) => {
  const u = h / 100;
  const system = whole(page);
  return Array.from({ length: count }, (_, k) => {
    const [sw, sh] = [58 * u, 78 * u];
    const x = w / 2 + (k - (count - 1) / 2) * w * 0.26;
    const turn = (k - (count - 1) / 2) * 9 + (next() - 0.5) * 5;
    const edges = [0, ...system.bars];
    const first = Math.min(k * 2, Math.max(0, edges.length - 4));
    const part = bars(system, first, first + 2, { clefs: first === 0 });
    const scale = (sw - 14 * u) / part.x1;
    const drawing = draw(part, { line: 0.14, gap: Math.max(7, (sh - 22 * u) / scale / part.staves.length) });
    const tone = k === 1 ? voicesFor(part.staves.length) : ink;
    return (
      `<g transform="translate(${x.toFixed(1)} ${h / 2}) rotate(${turn.toFixed(1)})">` +
      rect(-sw / 2 + u, -sh / 2 + u * 1.6, sw, sh, '#000', 'opacity=".2"') +
      rect(-sw / 2, -sh / 2, sw, sh, k === 1 ? paper : '#F3EBD8') +
      toSvg(drawing, { x: -sw / 2 + 7 * u, y: -sh / 2 + 12 * u, scale, colours: tone }) +
      '</g>'
    );
  }).join('');
};

/** A red sun with the staff drawn through it, light on dark and dark on light. */
export const sun = (w, h, { ground, page, first = 0 }) => {
  const system = whole(page);
  const part = bars(system, first, first + 3, { clefs: false });
  const two = { ...part, staves: part.staves.slice(0, 2) };
  const scale = w / (part.x1 - 1);
  const drawing = draw(two, { start: false, extend: [3, 3], line: 0.12 });
  const y = h / 2 - ((drawing.gap + 4) * scale) / 2;
  const at = (colours) => toSvg(drawing, { x: -1, y, scale, colours });
  const r = h * 0.36;
  return (
    at(ground.fore) +
    `<clipPath id="sun"><circle cx="${w / 2}" cy="${h / 2}" r="${r}"/></clipPath><circle cx="${w / 2}" cy="${h / 2}" r="${r}" fill="${ground.accent}"/><g clip-path="url(#sun)">${at(ground.accent === red ? paper : ground.back)}</g>`
  );
};

/** A figure as large as the plate allows, over one staff. */
export const numeral = (w, h, { ground, page, value }) => {
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
export const breaths = (w, h, { ground }) => {
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
export const candles = (w, h, { ground, next, count = 7 }) => {
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
export const star = (w, h, { ground, next }) => {
  const [cx, cy] = [w / 2, h * 0.47];
  const point = (a, r) => `${(cx + Math.sin(a) * r).toFixed(1)} ${(cy - Math.cos(a) * r).toFixed(1)}`;
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
