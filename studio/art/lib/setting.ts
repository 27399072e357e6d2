import type { Ground, GroundName } from './palette';
import type { Random } from './random';

export type SceneGround = Ground & { tint: boolean };

/** What a recipe may ask of its scene. */
export type SceneOptions = {
  count?: number;
  cx?: number;
  cy?: number;
  first?: number;
  from?: number;
  n?: number;
  phase?: number;
  rows?: number;
  size?: number;
  spaces?: number;
  value?: string;
  voice?: number;
};

/** `page` is a page of music in scores/; a ground with `tint` has its staves in the colours of the voices. */
export type Setting = SceneOptions & { ground: SceneGround; page: string; next: Random };

/** Draws on a ground that is already there; gives SVG. */
export type Scene = (w: number, h: number, setting: Setting) => string;

/** A ground name that ends in `+` asks for staves in the colours of the voices. */
export type Recipe = [
  scene: string,
  ground: GroundName | `${GroundName}+`,
  page?: string,
  options?: SceneOptions,
];
