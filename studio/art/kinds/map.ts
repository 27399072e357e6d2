// A street map of an invented quarter: streets are staves, the house is a note. Light and dark.
import { picture, rect, svg } from '../lib/output';
import { line, text } from '../lib/type';
import { note } from '../scenes/note';
import { site } from '../../site';
import { THEMES } from './map/themes';
import type { Theme } from './map/themes';

const [W, H] = [1600, 1000];

/** “Strada Portativului” and “nr. 5”. */
const [address = '', house = ''] = site.contact.address.street.split(/ (?=nr\.)/);

/** `where` the name stands along the street (0–1), `gap` is the distance of its lines. */
type Street = [name: string, x0: number, y0: number, x1: number, y1: number, where: number, gap: number];
const STREETS: Street[] = [
  [address, -20, 520, 1620, 520, 0.134, 10],
  ['Strada Bemolului', -20, 200, 1620, 200, 0.46, 6],
  ['Strada Diezului', -20, 830, 1620, 830, 0.55, 6],
  ['Strada Cheii', 420, -20, 420, 1020, 0.3, 6],
  ['Bulevardul Cvintelor', 1090, -20, 1090, 1020, 0.36, 8],
  ['Intrarea Pauzei', 760, 520, 760, 830, 0.52, 4.5],
];

const street =
  (t: Theme) =>
  ([name, x0, y0, x1, y1, where, gap]: Street) => {
    const length = Math.hypot(x1 - x0, y1 - y0);
    const turn = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
    const size = gap * 3.3;
    const width = line(name, { size, font: 'italic' }).width;
    const from = length * where - width / 2 - size * 0.6;
    const to = from + width + size * 1.2;
    const bed = rect(0, -gap * 3.2, length, gap * 6.4, t.paper);
    const lines = [-2, -1, 0, 1, 2]
      .map(
        (k) =>
          `<path d="M0 ${k * gap}H${from.toFixed(1)}M${to.toFixed(1)} ${k * gap}H${length}" stroke="${t.line}" stroke-width="1.5"/>`,
      )
      .join('');
    return {
      bed: `<g transform="translate(${x0} ${y0}) rotate(${turn})">${bed}</g>`,
      lines: `<g transform="translate(${x0} ${y0}) rotate(${turn})">${lines}${text(name, { x: from + size * 0.6, y: size * 0.3, size, fill: t.ink, font: 'italic' })}</g>`,
    };
  };

/** Where two streets cross, the beds are joined: lines stop before the crossing. */
const crossings = (t: Theme) => {
  const level = STREETS.filter((s) => s[2] === s[4]);
  const upright = STREETS.filter((s) => s[1] === s[3]);
  return level
    .flatMap((a) =>
      upright
        .filter((b) => b[2] <= a[2] && b[4] >= a[2])
        .map((b) => {
          const [w, h] = [b[6] * 6.4, a[6] * 6.4];
          return rect(b[1] - w / 2, a[2] - h / 2, w, h, t.paper);
        }),
    )
    .join('');
};

const block = (t: Theme, x0: number, x1: number, y0: number, y1: number) => {
  const n = Math.max(2, Math.round((x1 - x0) / 118));
  const step = (x1 - x0) / n;
  const depth = Math.min(84, (y1 - y0) * 0.38);
  return Array.from({ length: n }, (_, i) => {
    const x = x0 + i * step + 7;
    const street = rect(x, y0 + 8 + (i % 3) * 4, step - 14, depth - (i % 2) * 14, t.block);
    const yard = (i + 1) % 2;
    return y1 - y0 > 170
      ? street + rect(x, y1 - depth - 6 + yard * 12, step - 14, depth - yard * 12, t.block)
      : street;
  }).join('');
};

const houses = (t: Theme) => {
  const rows = [
    [0, 172],
    [228, 482],
    [558, 802],
    [858, 1000],
  ];
  return rows
    .map(([y0, y1], r) => {
      const middle =
        r === 2
          ? [
              [450, 728],
              [790, 1056],
            ]
          : [[450, 1056]];
      const columns = [[0, 390], ...middle, ...(r === 1 ? [] : [[1124, 1600]])];
      return columns.map(([x0, x1]) => block(t, x0, x1, y0, y1)).join('');
    })
    .join('');
};

const park = (t: Theme) => {
  const trees = Array.from({ length: 30 }, (_, i) => [
    1160 + ((i * 97) % 420),
    262 + ((i * 61) % 190),
  ]).filter(([x, y]) => {
    const atName = x < 1372 && Math.abs(y - 350) < 42;
    const atLake = ((x - 1480) / 112) ** 2 + ((y - 366) / 66) ** 2 < 1;
    return !atName && !atLake;
  });
  return (
    rect(1132, 236, 500, 240, t.green, 'rx="18"') +
    `<ellipse cx="1480" cy="366" rx="92" ry="48" fill="${t.water}"/>` +
    trees.map(([x, y]) => note(x, y, 9, t.leaf, { stem: '' })).join('') +
    text('Grădina cu Tei', { x: 1176, y: 358, size: 30, fill: t.ink, font: 'italic' })
  );
};

const place = (t: Theme) => {
  const [x, y] = [620, 448];
  return (
    rect(x - 62, y - 30, 124, 66, t.red) +
    note(x - 8, y + 20, 15, t.paper) +
    `<path d="M${x - 12} ${y + 42}L${x} ${y + 60}L${x + 12} ${y + 42}Z" fill="${t.red}"/>` +
    rect(x - 118, y - 122, 236, 82, t.paper, 'rx="4"') +
    text(site.shortName, { x, y: y - 84, size: 38, fill: t.red, anchor: 'middle' }) +
    text(house, { x, y: y - 54, size: 24, fill: t.ink, anchor: 'middle', font: 'italic' })
  );
};

const north = (t: Theme) =>
  `<g transform="translate(1520 110)"><circle r="46" fill="${t.paper}"/><path d="M0 -34L11 10L0 3L-11 10Z" fill="${t.red}"/>${text('N', { x: 0, y: 34, size: 26, fill: t.ink, anchor: 'middle' })}</g>`;

export const makeMap = async () => {
  for (const [name, t] of Object.entries(THEMES)) {
    const drawn = STREETS.map(street(t));
    const body =
      rect(0, 0, W, H, t.back) +
      houses(t) +
      park(t) +
      drawn.map((d) => d.bed).join('') +
      drawn.map((d) => d.lines).join('') +
      crossings(t) +
      place(t) +
      north(t);
    await picture(`/art/map/${name}.webp`, { width: W, height: H, source: svg(W, H, body) });
  }
};
