// Shop covers: /art/product/{id}.webp on a clear tile.
import { content } from '../../content';
import { picture, svg } from '../lib/output';
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
  }
};
