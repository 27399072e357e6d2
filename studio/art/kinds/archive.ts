// The founder's archive as "facsimiles": what each sheet says agrees with content/ro/founder-archive.json.
import { readFileSync } from 'node:fs';
import { content } from '../../content';
import { nameIn } from '../lib/names';
import { picture } from '../lib/output';
import { music } from './archive/music';
import { letter } from './archive/letter';
import { PENCIL, programme, sheet } from './archive/paper';
import type { MusicPage } from './archive/music';
import type { Letter } from './archive/letter';
import type { Programme } from './archive/paper';

type Sheet = { w: number; h: number; programme?: Programme; letter?: Letter; music?: Music };
type Music = Omit<MusicPage, 'marks'> & {
  marks: [system: number, staff: number, at: number, text: string][];
};

const SHEETS: Record<number, Sheet | undefined> = JSON.parse(
  readFileSync(new URL('../data/archive-sheets.json', import.meta.url), 'utf8'),
);
const TONES = ['#F0E3C4', '#EADBB6', '#F3E8CE', '#E6D6AE'];

const body = (seed: string, { w, h, ...sheet }: Sheet) => {
  if (sheet.programme) return programme(seed, w, h, sheet.programme);
  if (sheet.letter) return letter(seed, w, h, sheet.letter);
  if (!sheet.music) throw new Error(`${seed}: nothing stands on the sheet`);
  const marks = sheet.music.marks.map(([system, staff, at, value]) => ({
    system,
    staff,
    at,
    text: value,
    fill: PENCIL,
    size: value === '’' ? 40 : value.length < 3 ? 34 : 25,
  }));
  return music(seed, w, h, { ...sheet.music, marks });
};

export const makeArchive = async () => {
  for (const { id, thumbnail } of content<{ id: number; thumbnail: string }[]>('ro/founder-archive.json')) {
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
