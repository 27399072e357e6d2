// News plates: each item its own scene; an item without a recipe gets one by its slug.
import { content } from '../../content';
import { nameIn } from '../lib/names';
import { plate } from '../lib/plate';
import { anyRecipe } from '../lib/recipes';
import type { Recipe } from '../lib/setting';

const RECIPES: Record<string, Recipe | undefined> = {
  'seara-de-1-mai-2023': ['branch', 'pine'],
  'expozitia-portativ-se-deschide': ['sheets', 'lapis', 'o-nata-lux-1'],
  'albumul-saizeci-a-aparut': ['numeral', 'red', 'belle-qui-tiens-ma-vie', { value: '60' }],
  'cincizeci-de-ani-de-catedrale': ['arcade', 'sand+', 'o-nata-lux-1'],
  'contrapunto-bestiale-la-carnaval': ['waters', 'honey', 'el-grillo-1', { phase: 1 }],
  'opt-ani-cu-bebelusii': ['cradle', 'sand'],
  'jurnal-de-turneu-lyon': ['close', 'ink', 'el-grillo-1', { first: 2 }],
  'cantecul-pasarilor-din-nou-pe-vinil': ['flock', 'lapis', 'chant-des-oyseaux-4'],
  'concertul-de-la-iasi-se-muta': ['mirror', 'night', 'crucifixus-4'],
  'kiriac-si-o-ce-veste-minunata': ['star', 'wine'],
  'lebada-de-argint-la-galati': ['swan', 'lapis'],
  'concertul-de-la-timisoara-este-anulat': ['rest', 'paper'],
  'jurnal-de-turneu-japonia': ['sun', 'paper', 'belle-qui-tiens-ma-vie'],
  'doua-concerte-in-cea-mai-lunga-zi': ['rays', 'honey'],
  'sapte-feluri-de-a-respira-la-clasa': ['breaths', 'green'],
  'ce-cantam-in-decembrie-2025': ['fir', 'pine', 'o-nata-lux-2'],
  'anul-2025-in-cifre': ['numeral', 'sand', 'o-nata-lux-2', { value: '2025' }],
  'banda-din-1967': ['tape', 'ink', 'o-nata-lux-2'],
  'il-bianco-e-dolce-cigno-la-constanta': ['waters', 'green', 'the-silver-swan-1'],
  'armindeni-la-poarta-2026': ['branch', 'paper'],
  'cautam-programe-vechi-de-pe-valea-teleajenului': ['sheets', 'red', 'if-ye-love-me-1'],
  'jurnal-de-turneu-lisabona': ['hills', 'paper+', 'chant-des-oyseaux-3'],
  'o-ce-veste-minunata-la-sibiu': ['star', 'night'],
};

export const makeNews = async () => {
  for (const { slug, front_page_image: image } of content<{ slug: string; front_page_image?: string }[]>(
    'ro/news.json',
  )) {
    if (!image) continue;
    const name = nameIn(image, 'news');
    await plate(`/art/news/${name}`, RECIPES[slug] ?? anyRecipe(slug), {
      width: 800,
      height: 600,
      preview: true,
    });
  }
};
