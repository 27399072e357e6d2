// Which scene belongs to which programme, by words of its title.
import { random, pick } from './random';
import { site } from '../../site';
import type { GroundName } from './palette';
import type { Recipe, SceneOptions } from './setting';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** [words of the title, scene, page, options]; the first row that matches counts. */
const SUBJECTS: [words: RegExp, scene: string, page: string, options?: SceneOptions][] = [
  [/umbre/, 'mirror', 'crucifixus-4'],
  [/pasari/, 'flock', 'chant-des-oyseaux-4'],
  [/lebada|cigno/, 'swan', 'the-silver-swan-1'],
  [/catedrale/, 'arcade', 'o-nata-lux-1', { count: 2 }],
  [/ein ros|zapada/, 'snow', 'o-nata-lux-1'],
  [/bebelusi/, 'cradle', 'o-nata-lux-1'],
  [/japonia/, 'sun', 'belle-qui-tiens-ma-vie'],
  [/zece voci|crucifixus|franta/, 'ten', 'crucifixus-4'],
  [/bestia/, 'waters', 'el-grillo-1', { phase: 1 }],
  [/60/, 'sixty', 'o-nata-lux-1'],
  [/tallis|arcadelt/, 'rings', 'if-ye-love-me-1', { count: 2, cx: 0.5 }],
  [/sicut/, 'waters', 'o-nata-lux-2', { phase: 2 }],
  [/praznic|^lumina din|lunga zi/, 'rays', 'o-nata-lux-1'],
  [/caianu|caioni/, 'sheets', 'chant-des-oyseaux-3'],
  [/lumanari|plecati/, 'candles', 'o-nata-lux-1'],
  [/rasunete|matona/, 'close', 'if-ye-love-me-1', { first: 3 }],
  [/departe|drum|portugalia|irlanda/, 'hills', 'chant-des-oyseaux-3'],
  [/veste|crai/, 'star', 'o-nata-lux-1'],
  [/colinde la/, 'fir', 'o-nata-lux-2'],
  [/colinde/, 'candles', 'o-nata-lux-1'],
  [/pavane/, 'close', 'belle-qui-tiens-ma-vie', { first: 2 }],
  [/ecco|mare/, 'waters', 'el-grillo-2'],
  [/respira/, 'breaths', 'o-nata-lux-1'],
  [new RegExp(`${plain(site.productSlug)}|1 mai|primavara`), 'branch', 'o-nata-lux-1'],
  [/madrigal/, 'staves', 'el-grillo-1'],
];

type Ground = Recipe[1];
const SEASONS: Ground[][] = [
  ['night', 'lapis', 'wine', 'ink'],
  ['green', 'paper+', 'pine', 'sand+'],
  ['honey', 'sand+', 'green', 'paper+'],
  ['red', 'ink', 'wine', 'lapis'],
];
/** Scenes that only look right on some grounds. */
const GROUNDS: Record<string, GroundName[] | undefined> = {
  cradle: ['sand', 'night', 'paper', 'pine'],
  snow: ['lapis', 'night', 'wine'],
  rays: ['honey', 'wine', 'red', 'lapis'],
  ten: ['paper', 'night', 'sand', 'pine'],
  sixty: ['paper', 'night', 'sand'],
  star: ['night', 'wine', 'pine', 'lapis', 'ink'],
  candles: ['ink', 'night', 'wine', 'pine'],
  fir: ['pine', 'night', 'wine', 'lapis'],
  sun: ['paper', 'sand'],
};

/** Recipe of a plate for a titled, dated thing; `turn` varies what comes back again and again. */
export const recipeFor = (title: string, date: string, turn = 0): Recipe => {
  const subject = SUBJECTS.find(([words]) => words.test(plain(title)));
  if (!subject) return anyRecipe(title);
  const [, name, page, options = {}] = subject;
  const season = Math.floor((Number(date.slice(5, 7)) % 12) / 3);
  const choices = GROUNDS[name] ?? SEASONS[season];
  return [
    name,
    choices[turn % choices.length],
    page,
    { ...options, ...(name === 'close' ? { first: (options.first ?? 1) + (turn % 3) } : {}) },
  ];
};

/** How often the same scene stood before this item in the list. */
export const turns = (titles: string[]): number[] => {
  const seen = new Map<number, number>();
  return titles.map((title) => {
    const key = SUBJECTS.findIndex(([words]) => words.test(plain(title)));
    const turn = (seen.get(key) ?? -1) + 1;
    seen.set(key, turn);
    return turn;
  });
};

const PAGES = [
  'el-grillo-1',
  'o-nata-lux-1',
  'belle-qui-tiens-ma-vie',
  'if-ye-love-me-1',
  'the-silver-swan-1',
  'chant-des-oyseaux-5',
];

/** A recipe from the seed alone, for items that nobody wrote one for. */
export const anyRecipe = (seed: string): Recipe => {
  const next = random(seed);
  const name = pick(['staves', 'close', 'waters', 'rings', 'hills'], next);
  return [
    name,
    pick<Ground>(['red', 'paper+', 'lapis', 'sand', 'green', 'night+'], next),
    pick(PAGES, next),
    name === 'close' ? { first: 1 + Math.floor(next() * 4) } : {},
  ];
};
