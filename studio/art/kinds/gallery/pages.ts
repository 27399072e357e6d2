// Music laid out as a gallery picture.
import { cut, draw, tightest, toSvg } from '../../lib/engrave';
import { rect } from '../../lib/output';
import { paper, red, voicesFor } from '../../lib/palette';
import { systemsOf } from '../../lib/score';
import { text } from '../../lib/type';
import { note } from '../../scenes/note';
import type { Colours } from '../../lib/palette';
import type { System } from '../../lib/score';

/** A system inside margins, spread over the height; `above` and `below` keep room for type. */
export const page = (
  w: number,
  h: number,
  system: System,
  {
    colours,
    margin = 0.08,
    above = 0,
    below = 0,
    span = true,
    end = false,
    start = true,
  }: {
    colours: Colours;
    margin?: number;
    above?: number;
    below?: number;
    span?: boolean;
    end?: boolean;
    start?: boolean;
  },
) => {
  const m = w * margin;
  const scale = (w - (end || start ? m : 0) - (end ? 0 : -m) - m) / system.x1;
  const rows = system.staves.length;
  const room = h * (1 - above - below) - 2 * m;
  const gap = Math.max(tightest(system, 0.6), (room / scale - 4) / Math.max(1, rows - 1));
  const limited = Math.min(gap, tightest(system, 0.6) * 2.1);
  const tall = ((rows - 1) * limited + 4) * scale;
  const drawing = draw(system, {
    gap: limited,
    span,
    start,
    extend: [start ? 0 : 40, end ? 0 : 40],
    line: 0.13,
  });
  return toSvg(drawing, {
    x: start ? m : end ? w - m - system.x1 * scale : 0,
    y: h * above + (h * (1 - above - below) - tall) / 2,
    scale,
    colours,
  });
};

export const lastBars = (name: string, count: number) => {
  const systems = systemsOf(name);
  const system = systems[systems.length - 1];
  const edges = system.bars.filter((x) => x < system.x1 - 4);
  return cut(system, { from: edges.at(-count) });
};

/** Several systems of a page one under another. */
export const stack = (w: number, h: number, systems: System[], colours: Colours) => {
  const m = w * 0.07;
  const room = (h - 2 * m) / systems.length;
  return systems
    .map((system: System, i: number) => {
      const scale = (w - 2 * m) / system.x1;
      const gap = Math.min((room * 0.84) / scale / system.staves.length, 11);
      return toSvg(draw(system, { gap, line: 0.13, span: true }), {
        x: m,
        y: m + i * room + room * 0.08,
        scale,
        colours,
      });
    })
    .join('');
};

export const syllables = (w: number, h: number) =>
  ['dalle', 'dalle', 'beve', 'beve', 'grillo', 'grillo', 'canta']
    .map((word, i) =>
      text(word, {
        x: w * (0.1 + i * 0.118),
        y: h * 0.93,
        size: h * 0.047,
        font: 'italic',
        fill: voicesFor(4)[i % 4],
      }),
    )
    .join('');

/** The drum above the pavane: a single line, one long and two short. */
export const drum = (w: number, h: number, system: System) => {
  const m = w * 0.08;
  const y = h * 0.17;
  const scale = (w - m) / system.x1;
  const cross = (x: number) =>
    `<path d="M${x - 0.5 * scale} ${y - 0.5 * scale}l${scale} ${scale}m0 ${-scale}l${-scale} ${scale}" stroke="${red}" stroke-width="${scale * 0.22}"/><path d="M${x + 0.5 * scale} ${y - 0.4 * scale}v${-2.9 * scale}" stroke="${red}" stroke-width="${scale * 0.13}"/>`;
  const edges = [system.music, ...system.bars.filter((x) => x > system.music + 2)];
  const beats = edges.slice(0, -1).map((from, i) => {
    const at = (t: number) => m + (from + (edges[i + 1] - from) * t + 1) * scale;
    return (
      cross(at(0.06)) +
      cross(at(0.48)) +
      cross(at(0.72)) +
      `<path d="M${at(0.48) + 0.43 * scale} ${y - 3.3 * scale}H${at(0.72) + 0.57 * scale}" stroke="${red}" stroke-width="${scale * 0.45}"/>`
    );
  });
  return rect(m, y - 1, w, 2, red) + beats.join('');
};

/** Two voices a step apart in one staff, so near that their heads touch. */
export const clash = (w: number, h: number) => {
  const s = w / 9;
  const lines = [-2, -1, 0, 1, 2].map((k) => rect(0, h / 2 + k * s - 2, w, 4, paper)).join('');
  return (
    lines +
    rect(w * 0.14, h / 2 - 2 * s, 9, 4 * s, paper) +
    note(w * 0.52 - s * 0.6, h / 2 + s * 0.5, s, '#F2B8AC', { stem: 'down' }) +
    note(w * 0.52 + s * 0.6, h / 2, s, '#E3BE6C') +
    rect(w * 0.88, h / 2 - 2 * s, 9, 4 * s, paper)
  );
};
