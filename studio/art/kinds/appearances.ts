// Plates of the media appearances, by id; new ones get a plate by their title.
import { content } from '../../content';
import { nameIn } from '../lib/names';
import { plate } from '../lib/plate';
import { anyRecipe } from '../lib/recipes';
import type { Recipe } from '../lib/setting';

const RECIPES: Record<number, Recipe | undefined> = {
  1: ['rest', 'wine'],
  2: ['sheets', 'green', 'o-nata-lux-2'],
  3: ['sixty', 'sand'],
  4: ['waters', 'paper+', 'el-grillo-1', { phase: 2 }],
  5: ['candles', 'ink', 'o-nata-lux-1', { count: 10 }],
  6: ['tape', 'lapis', 'el-grillo-2'],
  7: ['snow', 'night'],
  8: ['sun', 'sand', 'belle-qui-tiens-ma-vie', { first: 4 }],
  9: ['cradle', 'paper'],
  10: ['close', 'red', 'belle-qui-tiens-ma-vie', { first: 4 }],
  11: ['mirror', 'lapis', 'crucifixus-4'],
  12: ['hills', 'sand+', 'chant-des-oyseaux-3'],
};

export const makeAppearances = async () => {
  for (const { id, title, thumbnail } of content<{ id: number; title: string; thumbnail?: string }[]>(
    'ro/media-appearances.json',
  )) {
    if (!thumbnail) continue;
    await plate(`/art/appearance/${nameIn(thumbnail, 'appearance')}`, RECIPES[id] ?? anyRecipe(title), {
      width: 800,
      height: 600,
    });
  }
};
