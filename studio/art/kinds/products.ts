// Shop covers: /art/product/{id}.webp on a clear tile, and .jpg for link previews.
import { content } from '../../content';
import { picture, rect, svg } from '../lib/output';
import { discs } from './product/discs';
import { disc, reset, TILE } from './product/objects';
import { others } from './product/others';

const tile = (id: number) => {
  reset();
  const face = discs[id];
  if (face) return disc(face);
  const other = others[id];
  if (!other) throw new Error(`product ${id} has no cover`);
  return other();
};

export const makeProducts = async () => {
  for (const { id } of content<{ id: number }[]>('shop/products.json')) {
    const object = tile(id);
    await picture(`/art/product/${id}.webp`, {
      width: TILE,
      height: TILE,
      isSoft: true,
      source: svg(TILE, TILE, object),
    });
    const wide = svg(
      1200,
      630,
      rect(0, 0, 1200, 630, '#EEE7D5') +
        `<g transform="translate(${600 - 315 * 1.04} -12) scale(${(630 * 1.04) / 900})">${object}</g>`,
    );
    await picture(`/art/product/${id}.jpg`, { width: 1200, height: 630, source: wide });
  }
};
