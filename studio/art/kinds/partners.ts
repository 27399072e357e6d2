// Marks of the (invented) partners: a sign and a name as outlines, ink on light, paper on dark.
import { content } from '../../content';
import { initials, nameIn } from '../lib/names';
import { vector } from '../lib/output';
import { text } from '../lib/type';
import { site } from '../../site';

const five = (map: (k: number) => string) => [-2, -1, 0, 1, 2].map(map).join('');
const s = (d: string, width = 3) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const f = (d: string) => `<path d="${d}" fill="currentColor"/>`;

type Mark = [name: [first: string, second: string], sign: string];

/** Signs live in a box of 100 × 100; names in one or two lines. */
const MARKS: Record<number, Mark | undefined> = {
  1: [
    ['Fundația', site.founder],
    s('M50 6A44 44 0 1 1 49.9 6Z') +
      text(initials(site.founder).join(''), {
        x: 49,
        y: 67,
        size: 52,
        fill: 'currentColor',
        anchor: 'middle',
        font: 'italic',
      }),
  ],
  2: [
    ['Alianța Corurilor', 'de Cameră din Carpați'],
    five((k: number) =>
      s(`M4 ${82 + k * 5}L32 ${44 + k * 5}L46 ${62 + k * 5}L68 ${26 + k * 5}L96 ${82 + k * 5}`, 2),
    ),
  ],
  3: [
    ['Uniunea Editorilor', 'de Muzică Corală'],
    s('M50 24Q30 12 8 18V80Q30 74 50 86Q70 74 92 80V18Q70 12 50 24V86') +
      five((k: number) => s(`M58 ${48 + k * 8}Q72 ${41 + k * 8} 84 ${43 + k * 8}`, 1.6)),
  ],
  4: [
    ['Tipografia', 'Trei Clopote'],
    [
      [17, 40, 0.54],
      [50, 62, 0.54],
      [83, 40, 0.54],
    ]
      .map(
        ([x, y, z]) =>
          `<g transform="translate(${x} ${y}) scale(${z})">${f('M0 -32Q18 -28 18 -4Q18 12 28 20H-28Q-18 12 -18 -4Q-18 -28 0 -32ZM-7 24H7Q6 32 0 32Q-6 32 -7 24Z')}</g>`,
      )
      .join(''),
  ],
  5: [
    ['Radio', 'Mansarda'],
    s('M8 56L50 14L92 56M20 50V90H80V50') +
      s('M38 76a12 12 0 0 1 24 0M30 76a20 20 0 0 1 40 0') +
      f('M46 74h8v16h-8z'),
  ],
  6: [
    ['Atelierul', 'Poala Dreaptă'],
    f('M34 30H66L84 84H16Z') + s('M30 22L74 8', 3) + s('M74 8Q86 30 60 24', 1.6),
  ],
  7: [
    ['La Barque', 'aux Voix'],
    f('M10 58H90Q84 82 66 82H34Q16 82 10 58Z') +
      s('M50 54V10') +
      f('M54 14Q80 26 82 50H54Z') +
      five((k: number) => (k > 0 ? s(`M6 ${84 + k * 6}q11 -6 22 0t22 0t22 0t22 0`, 1.8) : '')),
  ],
  8: [
    ['Ceainăria', 'Pauză Generală'],
    s('M20 48H74V66Q74 88 47 88Q20 88 20 66Z') +
      s('M74 54Q92 52 90 66Q88 76 73 74') +
      f('M34 26h26v8h-26z') +
      s('M24 26H70', 2),
  ],
  9: [
    ['Autocarele', 'Drum Lung'],
    five((k: number) => s(`M${50 + k * 3} 34L${50 + k * 20} 94`, 2.4)) +
      `<circle cx="50" cy="22" r="14" fill="currentColor"/>`,
  ],
  10: [
    ['Livada cu Tei', 'asociație de cartier'],
    f('M50 86Q10 66 12 40Q16 18 36 20Q46 22 50 32Q54 22 64 20Q84 18 88 40Q90 66 50 86Z') + s('M50 98V60', 3),
  ],
};

const STYLE = '<style>svg{color:#16151A}@media(prefers-color-scheme:dark){svg{color:#F1E9D6}}</style>';

export const makePartners = async () => {
  for (const { id, logo } of content<{ id: number; logo?: string }[]>('ro/partners.json')) {
    if (!logo) continue;
    const plan = MARKS[id];
    if (!plan) throw new Error(`partner ${id} has no mark`);
    const [[first, second], sign] = plan;
    const words =
      text(first, { x: 1280, y: 520, size: 320, fill: 'currentColor', decimals: 0 }) +
      text(second, { x: 1280, y: 860, size: 270, fill: 'currentColor', font: 'italic', decimals: 0 });
    const source = `<svg xmlns="http://www.w3.org/2000/svg" width="460" height="120" viewBox="0 0 460 120" color="#16151A">${STYLE}<g transform="translate(10 10)">${sign}</g><g transform="scale(.1)">${words}</g></svg>`;
    await vector(`/art/partner/${nameIn(logo, 'partner')}.svg`, { width: 460, height: 120, source });
  }
};
