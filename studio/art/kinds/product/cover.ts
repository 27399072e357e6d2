// What covers share: ground and title.
import { rect } from '../../lib/output';
import { muted, red } from '../../lib/palette';
import { block, caps, fit } from '../../lib/type';
import type { Ground } from '../../lib/palette';
import type { FontName } from '../../lib/type';

/** Title at the top left, note in small capitals under it. Gives the y from which the picture may begin. */
export const heading = (
  title: string,
  {
    w,
    inset,
    ground,
    max = 92,
    rows = 2,
    top = 52,
    note,
    fore = ground.fore,
    font,
    width,
  }: {
    w: number;
    inset: number;
    ground: Ground;
    max?: number;
    rows?: number;
    top?: number;
    note?: string;
    fore?: string;
    font?: FontName;
    width?: number;
  },
) => {
  const x = inset + 46;
  const set = fit(title, { width: width ?? w - x - 40, rows, max, leading: 1.02, font });
  const { svg, bottom } = block(set, { x, y: top + set.size * 0.7, fill: fore, font });
  const below = bottom + set.size * 0.28;
  const small = note
    ? caps(note, { x, y: below + 32, size: 23, fill: ground.accent === red ? muted : ground.accent })
    : '';
  return { svg: svg + small, bottom: below + (note ? 44 : 8) };
};

export const back = (w: number, h: number, fill: string) => rect(0, 0, w, h, fill);
