// The home page's score: ten voices of Lotti's Crucifixus as vectors, one group a staff.
import { join, piece, tightest } from '../lib/engrave';
import { vector } from '../lib/output';
import { gold, green, lapis, red, voices } from '../lib/palette';
import { mapPath, rectPath, writePath } from '../lib/paths';
import type { System } from '../lib/score';

type Voice = 'soprano' | 'alto' | 'tenor' | 'bass';
const VOICES: Voice[] = [
  'soprano',
  'soprano',
  'soprano',
  'alto',
  'alto',
  'tenor',
  'tenor',
  'tenor',
  'bass',
  'bass',
];
const LIGHT: Record<Voice, string> = { soprano: red, alto: gold, tenor: green, bass: lapis };
const DARK = Object.fromEntries(Object.keys(LIGHT).map((name, i) => [name, voices.dark[i]]));
const UNIT = 10;

const style = () => {
  const rules = (colours: Record<string, string>) =>
    Object.entries(colours)
      .map(([name, c]) => `.lotti .${name}{fill:${c};stroke:${c}}`)
      .join('');
  return `<style>.lotti .lines{fill:none;stroke-width:1}.lotti .notes{stroke:none}@media(prefers-color-scheme:dark){${rules(DARK)}}</style>`;
};

/** Staff lines as one stroked path, everything else as one filled path. */
const group = (system: System, index: number, gap: number, top: number) => {
  const y = index * gap - top;
  const lines = [-2, -1, 0, 1, 2]
    .map((i) => `M0 ${((y + i) * UNIT).toFixed(1)}h${(system.x1 * UNIT).toFixed(0)}`)
    .join('');
  const music = system.staves[index].items.flatMap((item) => item.path);
  const last = index === system.staves.length - 1;
  const spans = last ? [] : system.bars.flatMap((x) => rectPath(x, 2, 0.22, gap - 4));
  const start = rectPath(-0.1, -2, 0.22, last ? 4 : gap);
  const d = writePath(
    mapPath([...music, ...spans, ...start], (px: number, py: number) => [px * UNIT, (py + y) * UNIT]),
    1,
  );
  const voice = VOICES[index];
  const colour = `fill="${LIGHT[voice]}" stroke="${LIGHT[voice]}"`;
  return `<g class="voice ${voice}" data-staff="${index + 1}" ${colour}><path class="lines" fill="none" d="${lines}"/><path class="notes" stroke="none" d="${d}"/></g>`;
};

const score = (system: System, gap: number) => {
  const top = system.staves[0].top - 0.6;
  const height = Math.ceil(
    ((system.staves.length - 1) * gap + system.staves[system.staves.length - 1].bottom + 0.6 - top) * UNIT,
  );
  const width = Math.ceil((system.x1 + 0.5) * UNIT);
  const body = system.staves.map((_, i) => group(system, i, gap, top)).join('');
  const source = `<svg xmlns="http://www.w3.org/2000/svg" class="lotti" viewBox="-2 0 ${width + 2} ${height}" width="${width + 2}" height="${height}">${style()}${body}</svg>`;
  return { width: width + 2, height, source };
};

export const makeHero = async () => {
  const wide = join([4, 5, 6].map((page) => piece(`crucifixus-${page}`)));
  await vector('/art/hero/crucifixus.svg', score(wide, Math.max(10.6, tightest(wide, 0.6))));
};
