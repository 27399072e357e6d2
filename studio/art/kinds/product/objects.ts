// The object that carries a cover: sleeve, case, book, magazine, bag. All are drawn on a clear 900 × 900 tile.
import { rect } from '../../lib/output';
import { text } from '../../lib/type';

export const TILE = 900;

/** The front of an object; the title keeps `inset` from its left edge. */
export type Face = (w: number, h: number, inset: number) => string;

let serial = 0;
const clip = (x: number, y: number, w: number, h: number, r: number, body: string) => {
  const id = `c${++serial}`;
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/></clipPath><g clip-path="url(#${id})"><g transform="translate(${x} ${y})">${body}</g></g>`;
};

export const reset = () => {
  serial = 0;
};

const SHADOWS =
  '<defs><filter id="far" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="22"/></filter>' +
  '<filter id="near" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="5"/></filter></defs>';

const shadow = (x: number, y: number, w: number, h: number, r = 2) =>
  rect(x + 14, y + 30, w - 28, h - 12, '#1d160a', `rx="${r}" opacity=".26" filter="url(#far)"`) +
  rect(x + 2, y + 5, w - 4, h - 1, '#1d160a', `rx="${r}" opacity=".22" filter="url(#near)"`);

const edge = (x: number, y: number, w: number, h: number, r = 2) =>
  `<rect x="${x + 0.5}" y="${y + 0.5}" width="${w - 1}" height="${h - 1}" rx="${r}" fill="none" stroke="#16151A" stroke-opacity=".14"/>`;

/** Compact disc in a digipak: the fold shows at the left. */
export const disc = (face: Face) => {
  const [x, y, s] = [120, 110, 660];
  const fold = rect(0, 0, 26, s, '#000', 'opacity=".16"') + rect(26, 0, 1.5, s, '#fff', 'opacity=".22"');
  return SHADOWS + shadow(x, y, s, s) + clip(x, y, s, s, 3, face(s, s, 26) + fold) + edge(x, y, s, s, 3);
};

const record = (cx: number, cy: number, r: number, label: string) => {
  const grooves = Array.from(
    { length: 17 },
    (_, i) => `<circle cx="${cx}" cy="${cy}" r="${(r * 0.42 + i * r * 0.033).toFixed(1)}"/>`,
  ).join('');
  return (
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="#141317"/><g fill="none" stroke="#3a3840" stroke-width="1.1">${grooves}</g>` +
    `<path d="M${cx} ${cy}L${cx + r * 0.94} ${cy - r * 0.3}A${r} ${r} 0 0 1 ${cx + r * 0.98} ${cy - r * 0.1}Z" fill="#fff" opacity=".09"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${r * 0.36}" fill="${label}"/><circle cx="${cx}" cy="${cy}" r="6" fill="#f6f0e2"/>`
  );
};

/** Long-playing record, the disc half out of its sleeve; `count` discs. */
export const vinyl = (face: Face, { label, count = 1 }: { label: string; count?: number }) => {
  const [x, y, s] = [60, 140, 620];
  const r = 294;
  const discs = Array.from({ length: count }, (_, i) =>
    record(x + s - 140 + (count - i - 1) * 56 + (count === 1 ? 50 : 8), y + s / 2, r, label),
  ).join('');
  return (
    SHADOWS +
    `<ellipse cx="560" cy="${y + s + 6}" rx="250" ry="16" fill="#1d160a" opacity=".2" filter="url(#far)"/>` +
    discs +
    shadow(x, y, s, s) +
    clip(x, y, s, s, 2, face(s, s, 0) + rect(s - 3, 0, 3, s, '#000', 'opacity=".14"')) +
    edge(x, y, s, s)
  );
};

/** DVD or Blu-ray case with its plastic rim. */
export const filmCase = (
  face: Face,
  { rim, band, name = '' }: { rim: string; band?: string; name?: string },
) => {
  const [x, y, w, h] = [196, 84, 508, 718];
  const top = band ? 46 : 0;
  const head = band
    ? rect(x, y, w, 46 + 10, band, 'rx="12"') +
      text(name, {
        x: x + w / 2,
        y: y + 35,
        size: 20,
        fill: '#fff',
        anchor: 'middle',
        font: 'sansMedium',
        tracking: 0.14,
      })
    : '';
  return (
    SHADOWS +
    shadow(x, y, w, h, 12) +
    rect(x, y, w, h, rim, 'rx="12"') +
    head +
    clip(x + 16, y + 10 + top, w - 26, h - 20 - top, 3, face(w - 26, h - 20 - top, 0)) +
    rect(x + 5, y + 12, 3, h - 24, '#fff', 'opacity=".18" rx="1.5"') +
    edge(x, y, w, h, 12)
  );
};

/** Bound book: spine at the left, pages at the right edge. */
export const book = (face: Face, { w = 500, h = 700, spine = 34, spineFill = '#000', pages = 10 }) => {
  const [x, y] = [(TILE - w - pages) / 2, (TILE - h) / 2 - 12];
  const leaves = Array.from({ length: pages }, (_, i) =>
    rect(x + w + i - 2, y + 5 + i * 0.4, 1, h - 10 - i * 0.8, i % 3 === 2 ? '#cfc4a8' : '#efe7d3'),
  ).join('');
  const hinge =
    rect(spine, 0, 2, h, '#000', 'opacity=".16"') + rect(spine + 2, 0, 5, h, '#fff', 'opacity=".14"');
  const back = rect(0, 0, spine, h, spineFill, spineFill === '#000' ? 'opacity=".13"' : '');
  return (
    SHADOWS +
    shadow(x, y, w + pages, h) +
    leaves +
    clip(x, y, w, h, 3, face(w, h, spine + 8) + back + hinge) +
    edge(x, y, w, h, 3)
  );
};

/** Magazine: thin, two staples in the fold. */
export const magazine = (face: Face) => {
  const [w, h] = [508, 690];
  const [x, y] = [(TILE - w) / 2, (TILE - h) / 2 - 12];
  const staples = [0.3, 0.7].map((t) => rect(3, h * t, 3, 26, '#d9d5cc', 'rx="1.5"')).join('');
  const fold = rect(0, 0, 9, h, '#000', 'opacity=".1"') + rect(10, 0, 1, h, '#fff', 'opacity=".25"');
  return (
    SHADOWS +
    shadow(x, y, w, h) +
    rect(x + w - 1, y + 4, 3, h - 6, '#efe7d3') +
    clip(x, y, w, h, 1, face(w, h, 10) + fold + staples) +
    edge(x, y, w, h, 1)
  );
};

/** Cotton bag with two handles. */
export const bag = (face: Face, { cloth, seam }: { cloth: string; seam: string }) => {
  const body = 'M232 330Q228 322 240 322H660Q672 322 668 330L690 812Q691 826 676 826H224Q209 826 210 812Z';
  const handle = (d: string, o: number) =>
    `<path d="${d}" fill="none" stroke="#c3b286" stroke-width="33"/><path d="${d}" fill="none" stroke="${cloth}" stroke-width="30"/><path d="${d}" fill="none" stroke="${seam}" stroke-width="1.5" stroke-dasharray="7 6" opacity="${o}"/>`;
  const folds =
    '<path d="M262 560Q292 700 250 812M640 520Q612 680 652 806M340 800Q420 772 470 812" fill="none" stroke="#7a6a44" stroke-opacity=".16" stroke-width="7"/>';
  return (
    SHADOWS +
    `<path d="${body}" transform="translate(0 22)" fill="#1d160a" opacity=".26" filter="url(#far)"/>` +
    `<g opacity=".72">${handle('M340 330V210Q340 78 450 78T560 210V330', 0.8)}</g>` +
    `<path d="${body}" fill="${cloth}"/>${folds}<path d="M236 352H664" stroke="${seam}" stroke-width="1.5" stroke-dasharray="7 6"/>` +
    handle('M318 366V232Q318 92 450 92T582 232V366', 0.8) +
    [318, 582]
      .map(
        (x) =>
          rect(x - 15, 340, 30, 44, cloth) +
          `<path d="M${x - 12} 344l24 36m0-36l-24 36M${x - 13} 343h26v38h-26z" fill="none" stroke="${seam}" stroke-width="1.5"/>`,
      )
      .join('') +
    `<g transform="translate(210 400)">${face(480, 420, 0)}</g><path d="${body}" fill="none" stroke="#16151A" stroke-opacity=".16"/>`
  );
};
