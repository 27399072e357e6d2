// The gallery: fourteen crops of scores, then drawings. Each follows its alt text in content/ro/gallery.json.
import { content } from '../../content';
import { nameIn } from '../lib/names';
import { picture, rect, svg } from '../lib/output';
import { drawings } from './gallery/drawings';
import { scores } from './gallery/scores';

export const makeGallery = async () => {
  for (const { id, thumbnail } of content<{ id: number; thumbnail: string }[]>('ro/gallery.json')) {
    const plan = scores[id] ?? drawings[id];
    if (!plan) throw new Error(`gallery item ${id} has no picture`);
    const [width, height, back, draw] = plan;
    const source = svg(
      width,
      height,
      `<clipPath id="g"><rect width="${width}" height="${height}"/></clipPath><g clip-path="url(#g)">${rect(0, 0, width, height, back)}${draw(width, height)}</g>`,
    );
    await picture(`/art/gallery/${nameIn(thumbnail, 'gallery')}.webp`, {
      width,
      height,
      source,
    });
  }
};
