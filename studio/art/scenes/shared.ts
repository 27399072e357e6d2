import { cut, join } from '../lib/engrave';
import { voicesFor } from '../lib/palette';
import { systemsOf } from '../lib/score';
import type { System } from '../lib/score';
import type { SceneGround } from '../lib/setting';

/** The colours of n staves on a ground. */
export const tints = (ground: SceneGround, n: number): string[] =>
  ground.tint ? voicesFor(n, ground.mode) : Array.from({ length: n }, () => ground.fore);

/** The page's systems one after another. */
export const whole = (page: string): System => join(systemsOf(page));

/** The longest stretch of bars, from bar `first`, that is not longer than `spaces`. */
export const stretch = (system: System, first: number, spaces: number): System => {
  const edges = [0, ...system.bars];
  const from = edges[first] ?? 0;
  const to =
    edges.filter((x) => x > from && x - from <= spaces).at(-1) ??
    edges.find((x) => x > from + 8) ??
    system.x1;
  return cut(system, { from, to });
};
