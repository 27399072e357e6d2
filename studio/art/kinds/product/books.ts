// Covers of books.
import { bars, field, piece } from '../../lib/motifs';
import { rect } from '../../lib/output';
import { green, honey, ink, paper, red, voicesFor, wine } from '../../lib/palette';
import { block, fit, text } from '../../lib/type';
import { gown } from '../gown';
import { back } from './cover';
import { site } from '../../../site';

export const talks = (w: number, h: number, inset: number) => {
  const x = inset + 36;
  const quotes =
    text('„', { x: x - 14, y: 250, size: 400, fill: red }) +
    text('”', { x: w - 26, y: 812, size: 400, fill: '#D9CBA6', anchor: 'end' });
  const set = fit('Convorbiri la pupitru', { width: w - x - 40, rows: 2, max: 74, leading: 1 });
  return (
    back(w, h, paper) +
    quotes +
    block(set, { x, y: 434, fill: ink }).svg +
    text(site.founder, { x, y: 84, size: 34, fill: red }) +
    text('Virgil Șerbănoiu', { x, y: h - 44, size: 27, fill: '#5d574c', font: 'italic' })
  );
};

/** Seven breaths: each line is broken by a breath mark a little further on. */
export const breaths = (w: number, h: number, inset: number) => {
  const x = inset + 36;
  const set = fit('Șapte feluri de a respira', { width: w - x - 36, rows: 3, max: 68, leading: 1.02 });
  const rows = Array.from({ length: 7 }, (_, i) => {
    const at = x + 40 + i * 44;
    const y = 268 + i * 36;
    return (
      `<path d="M${x} ${y}H${at - 12}M${at + 20} ${y}H${w}" stroke="${paper}" stroke-width="1.6"/>` +
      text('’', { x: at, y: y + 24, size: 66, fill: honey })
    );
  }).join('');
  return (
    back(w, h, green) +
    block(set, { x, y: 106, fill: paper }).svg +
    rows +
    text('Caiet pentru corul de amatori', { x, y: h - 62, size: 25, fill: '#DDEAE3', font: 'italic' }) +
    text('Anca Brăileanu-Toma', { x, y: h - 30, size: 24, fill: '#DDEAE3' })
  );
};

export const album = (w: number, h: number, inset: number) => {
  const x = inset + 40;
  const music = bars(piece('if-ye-love-me-1', 1), 0, 3);
  const title =
    text('Șaizeci', { x, y: 142, size: 100, fill: ink }) +
    text('de ani', { x, y: 252, size: 100, fill: ink }) +
    text('de cor', { x, y: 348, size: 100, fill: red, font: 'italic' });
  return (
    back(w, h, paper) +
    title +
    field(music, {
      x,
      y: 440,
      width: w - x,
      height: 200,
      colours: voicesFor(4),
      extend: [0, 30],
      span: true,
      line: 0.16,
    }).svg
  );
};

export const costume = (w: number, h: number, inset: number) => {
  const cx = inset + (w - inset) / 2;
  const panel = rect(cx - 190, 196, 380, 430, '#F1E6CD');
  return (
    back(w, h, wine) +
    text('Costumul', { x: cx, y: 92, size: 70, fill: '#F4E7D0', anchor: 'middle' }) +
    text('de concert', { x: cx, y: 156, size: 62, fill: '#F4E7D0', anchor: 'middle', font: 'italic' }) +
    panel +
    gown({ cx, y: 216, h: 392, colour: wine, line: '#F1E6CD' })
  );
};
