// Letters and pages of notes in ink.
import { bars, draw, toSvg } from '../../lib/engrave';
import { text } from '../../lib/type';
import { whole } from '../../scenes/shared';
import { site } from '../../../site';
import { BLUE, hand } from './paper';

/** `staff` is one voice of a page, `count` bars more than one of it; `{founder}` signs with the founder’s name. */
export type Letter = {
  date?: string;
  paragraphs: string[];
  sign?: string;
  fill?: string;
  size?: number;
  staff?: { page: string; voice?: number; first?: number; count?: number };
};

/** A letter or a page of notes in ink. */
export const letter = (
  seed: string,
  w: number,
  h: number,
  { date, paragraphs, sign, fill = BLUE, size = 33, staff }: Letter,
): string => {
  const x = w * 0.1;
  let y = 96;
  let out = date ? text(date, { x: w - x, y, size: 27, fill, font: 'italic', anchor: 'end' }) : '';
  y += date ? 74 : 0;
  for (const [i, p] of paragraphs.entries()) {
    const set = hand(`${seed}${i}`, p, { x, y, width: w - 2 * x, size, fill });
    out += set.svg;
    y = set.bottom + size * 0.4;
  }
  if (staff) {
    const part = bars(
      { ...whole(staff.page), staves: [whole(staff.page).staves[staff.voice ?? 0]] },
      staff.first ?? 0,
      (staff.first ?? 0) + (staff.count ?? 2),
    );
    const scale = (w - 2 * x) / part.x1;
    out += toSvg(draw(part, {}), { x, y: y + 30, scale, colours: fill });
    y += 30 + 8 * scale;
  }
  const signed = sign
    ? text(sign.replace('{founder}', site.founder), {
        x: w - x,
        y: Math.max(y + 40, h - 76),
        size: 46,
        fill,
        font: 'italic',
        features: ['swsh'],
        anchor: 'end',
      })
    : '';
  if (y > h - 20) throw new Error(`archive letter ${seed} is too long for its sheet`);
  return out + signed;
};
