// Scenes of level staves.
import { cut, draw, join, piece, tightest, toSvg } from '../lib/engrave';
import { voicesFor } from '../lib/palette';
import { fitTo } from '../lib/motifs';
import { rect } from '../lib/output';
import type { Scene } from '../lib/setting';
import { stretch, tints, whole } from './shared';

/** A whole system from edge to edge, evenly spread over the height. */
export const staves: Scene = (w, h, { ground, page, spaces = 62, first = 0 }) => {
  const full = whole(page);
  const rows = full.staves.length;
  const tight = tightest(stretch(full, first, spaces * 1.5), 0.6);
  const scale = Math.min(w / spaces, (h * 0.94) / ((rows - 1) * tight + 8));
  const system = stretch(full, first, w / scale - 4);
  const gap = Math.max(tight, (h / scale - 5) / rows);
  const drawing = draw(system, { gap, extend: [6, w / scale], start: first === 0, line: 0.14 });
  const tall = ((rows - 1) * gap + 4) * scale;
  const x = (w - system.x1 * scale) / 2;
  return toSvg(drawing, { x, y: (h - tall) / 2, scale, colours: tints(ground, rows) });
};

/** One or two staves so near that each note is a shape. */
export const close: Scene = (w, h, { ground, page, voice = 0, spaces = 21, first = 1, rows = 2 }) => {
  const system = whole(page);
  const picked = stretch({ ...system, staves: system.staves.slice(voice, voice + rows) }, first, spaces);
  const scale = w / (picked.x1 + 1.6);
  const gap = Math.max(tightest(picked, 0.8), h / scale / 2.2);
  const drawing = draw(picked, { gap, extend: [3, 3], start: false, line: 0.1 });
  const tall = ((picked.staves.length - 1) * gap + 4) * scale;
  return toSvg(drawing, {
    x: 0.8 * scale,
    y: (h - tall) / 2,
    scale,
    colours: tints(ground, picked.staves.length),
  });
};

/** A fir tree: each staff a branch, wider towards the ground. */
export const fir: Scene = (w, h, { ground, page }) => {
  const system = whole(page);
  const unit = h / 100;
  const cx = w / 2;
  const rows = 7;
  const body = Array.from({ length: rows }, (_, i) => {
    const width = (16 + i * 11) * unit;
    const scale = unit * 1.15;
    const spaces = width / scale;
    const one = cut(
      { ...system, staves: [system.staves[i % system.staves.length]] },
      { from: system.bars[i % system.bars.length] ?? 0 },
    );
    return toSvg(draw(fitTo({ ...one, music: 0 }, spaces), { start: false, line: 0.15 }), {
      x: cx - width / 2,
      y: (21 + i * 9.6) * unit,
      scale,
      colours: ground.tint ? voicesFor(4, ground.mode)[2] : ground.fore,
    });
  }).join('');
  const star = Array.from(
    { length: 8 },
    (_, i) =>
      `M${cx} ${11 * unit}l${(Math.sin((i * Math.PI) / 4) * unit * (i % 2 ? 3 : 6.4)).toFixed(1)} ${(Math.cos((i * Math.PI) / 4) * unit * (i % 2 ? 3 : 6.4)).toFixed(1)}`,
  ).join('');
  return (
    body +
    `<path d="${star}" stroke="${ground.accent}" stroke-width="${(unit * 0.36).toFixed(2)}" stroke-linecap="round"/>` +
    rect(cx - 1.6 * unit, 85.5 * unit, 0.4 * unit, 8 * unit, ground.accent) +
    rect(cx + 0.2 * unit, 85.5 * unit, 1.4 * unit, 8 * unit, ground.accent)
  );
};

/** A long rest: one bar of silence under a fermata. */
export const rest: Scene = (w, h, { ground }) => {
  const scale = h / 22;
  const lines = [-2, -1, 0, 1, 2]
    .map((i) => rect(0, h * 0.56 + i * scale, w, scale * 0.1, ground.fore))
    .join('');
  const cx = w * 0.5;
  const y = h * 0.56 - scale * 4.4;
  const fermata = `<path d="M${cx - 2.6 * scale} ${y + scale}C${cx - 2.4 * scale} ${y - 2.4 * scale} ${cx + 2.4 * scale} ${y - 2.4 * scale} ${cx + 2.6 * scale} ${y + scale}C${cx + 2 * scale} ${y - 1.5 * scale} ${cx - 2 * scale} ${y - 1.5 * scale} ${cx - 2.6 * scale} ${y + scale}Z" fill="${ground.accent}"/><circle cx="${cx}" cy="${y + scale * 0.55}" r="${scale * 0.44}" fill="${ground.accent}"/>`;
  return (
    lines +
    rect(cx - scale * 0.75, h * 0.56 - scale, scale * 1.5, scale * 0.6, ground.fore) +
    fermata +
    [0.14, 0.86].map((t) => rect(w * t, h * 0.56 - 2 * scale, scale * 0.2, 4 * scale, ground.fore)).join('')
  );
};

/** Sixty lines in twelve staves, closed by a final barline. */
export const sixty: Scene = (w, h, { ground }) => {
  const step = h / 13.4;
  const colours = voicesFor(4, ground.mode);
  const end = w * 0.84;
  const lines = Array.from({ length: 60 }, (_, i) =>
    rect(
      0,
      (step * (0.9 + Math.floor(i / 5)) + (i % 5) * step * 0.14).toFixed(2),
      end,
      (step * 0.05).toFixed(2),
      colours[Math.floor(i / 15)],
    ),
  ).join('');
  const tall = step * 11.56 + step * 0.05;
  return (
    lines +
    rect(end - step * 0.42, step * 0.9, step * 0.07, tall, ground.fore) +
    rect(end - step * 0.22, step * 0.9, step * 0.22, tall, ground.fore)
  );
};

/** Ten voices of the Crucifixus. */
export const ten: Scene = (w, h, { ground, first = 0, from = 4 }) => {
  const full = join([piece(`crucifixus-${from}`), piece(`crucifixus-${from + 1}`)]);
  const tight = tightest(full, 0.3);
  const scale = Math.min(w / 96, (h * 0.92) / (9 * tight + 5));
  const system = stretch(full, first, w / scale + 2);
  const gap = Math.max(tight, h / scale / 10 - 0.5);
  const drawing = draw(system, {
    gap,
    extend: [first === 0 ? 0 : 4, w / scale],
    span: true,
    line: 0.16,
    start: first === 0,
  });
  return toSvg(drawing, {
    x: Math.max(0, w - system.x1 * scale) / 2,
    y: (h - (9 * gap + 4) * scale) / 2,
    scale,
    colours: voicesFor(10, ground.mode),
  });
};
