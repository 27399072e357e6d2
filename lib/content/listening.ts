import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import records from '@/content/listening.json';
import { workById } from './works';
import type { Work } from './works';

const piece = object({
  /** Id of the work in content/works.json, and the name of its folder. */
  work: string().strict().required(),
  /** Bit rate of the stems, in kbit/s. */
  kbit: number().strict().oneOf([32, 48]).required(),
  /** Beats that are counted in to a bar. */
  beats: number().strict().integer().min(2).max(8).required(),
}).noUnknown();

/** A piece of the listening room: `folder` is the address of its stems, its one-line score and their times. */
export type Piece = Omit<InferType<typeof piece>, 'work'> & { id: string; work: Work; folder: string };

/** What the listening room has, in file order: content/listening.json, checked when the server starts. */
export const pieces: readonly Piece[] = array(piece)
  .required()
  .validateSync(records, { strict: true })
  .map(({ work: id, ...rest }) => ({ ...rest, id, work: workById(id), folder: `/audio/listen/${id}` }));

/** The piece whose room has this name, if there is one. */
export const pieceById = (wanted: string): Piece | undefined => pieces.find(({ id }) => id === wanted);

/** The piece whose sound a file of the player is: it has the piece's name. */
export const pieceOf = (file: string): Piece | undefined =>
  pieces.find(({ id }) => file.endsWith(`/${id}.mp3`));
