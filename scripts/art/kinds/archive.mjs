// The founder's archive as "facsimiles": what each sheet says agrees with content/ro/founder-archive.json.
import { readFileSync } from 'node:fs';
import { content, nameIn } from '../lib/content.mjs';
import { picture } from '../lib/output.mjs';
import { music } from './archive/music.mjs';
import { letter, PENCIL, programme, sheet } from './archive/paper.mjs';

const SHEETS = JSON.parse(readFileSync(new URL('../data/archive-sheets.json', import.meta.url), 'utf8'));
const TONES = ['#F0E3C4', '#EADBB6', '#F3E8CE', '#E6D6AE'];

const body = (id, { w, h, ...kinds }) => {
  if (kinds.programme) return programme(id, w, h, kinds.programme);
  if (kinds.letter) return letter(id, w, h, kinds.letter);
  const marks = kinds.music.marks.map(([system, staff, at, value]) => ({
    system,
    staff,
    at,
    text: value,
    fill: PENCIL,
    size: value === '’' ? 40 : value.length < 3 ? 34 : 25,
  }));
  return music(id, w, h, { ...kinds.music, marks });
};

export const makeArchive = async () => {
  for (const { id, thumbnail } of content('ro/founder-archive.json')) {
    const plan = SHEETS[id];
    if (!plan) throw new Error(`archive item ${id} has no facsimile`);
    const [width, height] = [plan.w + 52, plan.h + 52];
    const source = sheet(`archive ${id}`, {
      w: plan.w,
      h: plan.h,
      tone: TONES[id % 4],
      folds: plan.letter ? 2 : 1,
      body: body(`archive ${id}`, plan),
    });
    await picture(`/art/archive/${nameIn(thumbnail, 'archive')}.webp`, {
      width,
      height,
      isSoft: true,
      source,
    });
  }
};
