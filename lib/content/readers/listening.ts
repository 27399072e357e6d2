import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { content } from '..';
import { setlists } from '../setlists';
import type { Setlist } from '../setlists';
import type { Song } from '../types';
import { pieceOf } from '../listening';
import type { Piece } from '../listening';
import type { Locale } from '@/lib/i18n/locales';

const voice = object({
  id: string().required(),
  name_en: string().required(),
  name_ro: string().required(),
  pan: number().required(),
  staffTop: number().required(),
  staffBottom: number().required(),
});

const score = object({
  duration: number().required(),
  width: number().required(),
  height: number().required(),
  voices: array(voice).required(),
  measures: array(
    object({ n: number().required(), t: number().required(), x: number().required() }),
  ).required(),
});

/** What the server shows of a timed score: seconds, units of the one-line score, voices from the top down. */
export type ScoreFacts = InferType<typeof score>;

const known = new Map<string, Promise<ScoreFacts>>();

async function readFacts(folder: string): Promise<ScoreFacts> {
  const file = await readFile(path.join(process.cwd(), 'public', folder, 'time.json'), 'utf8');
  return score.validate(JSON.parse(file), { stripUnknown: true });
}

/** Length, voices and bars of a piece, from the file that ships with it. */
export function scoreFacts({ folder }: Piece): Promise<ScoreFacts> {
  const facts = known.get(folder) ?? readFacts(folder);
  known.set(folder, facts);
  return facts;
}

export type RoomData = {
  piece: Piece;
  facts: ScoreFacts;
  /** The song of the player, which has the sung text; absent when the list cannot be read. */
  song: Song | undefined;
  /** Programmes with pages of their own in which the piece stands. */
  programmes: Setlist[];
};

/** Everything the page of a piece shows. */
export async function readRoom(locale: Locale, piece: Piece): Promise<RoomData> {
  const [facts, songs, all] = await Promise.all([
    scoreFacts(piece),
    content().songs(locale),
    setlists(),
  ]);
  return {
    piece,
    facts,
    song: songs.ok ? songs.items.find(({ file }) => pieceOf(file) === piece) : undefined,
    programmes: all.filter(({ twin, works }) => twin && works.some(({ id }) => id === piece.id)),
  };
}
