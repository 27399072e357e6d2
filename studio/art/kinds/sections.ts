// What stands around the words of share cards whose page has no picture of its own: /art/section/{first segment}.jpg,
// `acasa` for the home page and for every section that is not here, `despre` for the pages about the choir.
import { cardGround } from '../lib/plate';
import type { Recipe } from '../lib/setting';

const SECTIONS: Record<string, Recipe> = {
  acasa: ['branch', 'sand'],
  babies: ['cradle', 'sand'],
  catedrale: ['arcade', 'sand+', 'o-nata-lux-1'],
  contact: ['rest', 'sand'],
  despre: ['tape', 'ink', 'o-nata-lux-2'],
  echipa: ['staves', 'pine', 'if-ye-love-me-1'],
  evenimente: ['candles', 'night'],
  'informatii-publice': ['sheets', 'lapis', 'o-nata-lux-1'],
  magazin: ['rings', 'wine', 'belle-qui-tiens-ma-vie'],
  media: ['breaths', 'green'],
  'prima-data': ['rays', 'honey'],
  'programe-sala': ['close', 'sand', 'belle-qui-tiens-ma-vie', { first: 2 }],
  sound: ['waters', 'lapis', 'el-grillo-1', { phase: 1 }],
  stiri: ['flock', 'lapis', 'chant-des-oyseaux-4'],
  turnee: ['hills', 'green', 'chant-des-oyseaux-3'],
};

export const makeSections = async () => {
  for (const [name, recipe] of Object.entries(SECTIONS)) await cardGround(`/art/section/${name}.jpg`, recipe);
};
