// Gallery items 15–24: [width, height, ground, draw].
import { readFileSync } from 'node:fs';
import { rect } from '../../lib/output.mjs';
import {
  gold,
  green,
  grounds,
  honey,
  ink,
  lapis,
  night,
  paper,
  red,
  sand,
  voicesFor,
} from '../../lib/palette.mjs';
import { branch, note } from '../../scenes/figures.mjs';

const loudness = JSON.parse(
  readFileSync(new URL('../../data/o-nata-lux-loudness.json', import.meta.url), 'utf8'),
);
const four = voicesFor(4);
const many = (n, map) => Array.from({ length: n }, (_, i) => map(i)).join('');
const stroke = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;

const gate = (w, h) => {
  const planks = many(
    9,
    (i) =>
      rect(120 + i * 96, 640 - (i % 2) * 24, 62, 760, '#8A6A3C') +
      `<path d="M${120 + i * 96} ${640 - (i % 2) * 24}l31 -46l31 46z" fill="#8A6A3C"/>`,
  );
  const rails = many(5, (i) => rect(80, 860 + i * 26, w - 160, 6, '#5d4522'));
  const tie = many(5, (i) => stroke(`M${w / 2 - 62} ${930 + i * 9}q40 16 96 0`, red, 4));
  return (
    planks +
    rails +
    `<g transform="translate(${w / 2 - 470} 60) scale(1.16)">${branch(860, 1060, { ground: { ...grounds.paper, fore: 'none' } })}</g>` +
    tie +
    rect(0, h - 60, w, 60, green, 'opacity=".22"')
  );
};

/** A music stand from above. */
const stand = (x, y, turn, colour, s = 1) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${s})"><path d="M-30 -9Q0 -17 30 -9L27 12Q0 5 -27 12Z" fill="${colour}"/><path d="M0 -12V8" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/></g>`;

const semicircle = (w, h) => {
  const rows = [
    [7, 250],
    [8, 360],
    [10, 470],
    [11, 580],
  ];
  const parts = [10, 9, 8, 9].flatMap((n, v) => Array(n).fill(v));
  let k = 0;
  const all = rows
    .flatMap(([n, r]) =>
      Array.from({ length: n }, (_, i) => {
        const a = Math.PI * (0.06 + (0.88 * i) / (n - 1));
        return { a, r };
      }),
    )
    .sort((p, q) => q.a - p.a);
  const stands = all.map(({ a, r }) =>
    stand(
      w / 2 + Math.cos(a) * r,
      h * 0.84 - Math.sin(a) * r,
      90 - (a * 180) / Math.PI,
      four[parts[k++]],
      1.05,
    ),
  );
  return (
    many(4, (i) =>
      stroke(
        `M${w / 2 - rows[i][1]} ${h * 0.84}A${rows[i][1]} ${rows[i][1]} 0 0 1 ${w / 2 + rows[i][1]} ${h * 0.84}`,
        ink,
        1,
        'opacity=".25"',
      ),
    ) +
    stands.join('') +
    stand(w / 2, h * 0.86, 180, ink, 1.2)
  );
};

const circleOfTen = (w, h) => {
  const parts = [0, 0, 0, 1, 1, 2, 2, 2, 3, 3];
  const at = (i, r = 420) => [
    w / 2 + Math.sin((i * Math.PI) / 5) * r,
    h / 2 - Math.cos((i * Math.PI) / 5) * r,
  ];
  const links = parts.flatMap((p, i) =>
    parts.map((q, j) =>
      j > i
        ? stroke(
            `M${at(i, 380)
              .map((v) => v.toFixed(0))
              .join(' ')}Q${w / 2} ${h / 2} ${at(j, 380)
              .map((v) => v.toFixed(0))
              .join(' ')}`,
            four[p],
            p === q ? 4 : 1.4,
            p === q ? '' : 'opacity=".55"',
          )
        : '',
    ),
  );
  return links.join('') + many(10, (i) => stand(...at(i, 450), i * 36, four[parts[i]], 1.9));
};

const arches = (w, h) =>
  many(12, (i) => {
    const t = 0.8 ** i;
    const r = w * 0.46 * t;
    return many(3, (k) =>
      stroke(
        `M${w / 2 - r + k * 7 * t} ${h * 0.58 + h * 0.42 * t}V${h * 0.58 - h * 0.1 * t}a${r - k * 7 * t} ${r - k * 7 * t} 0 0 1 ${2 * (r - k * 7 * t)} 0V${h * 0.58 + h * 0.42 * t}`,
        [ink, lapis, red][i % 3],
        (0.7 + 2 * t).toFixed(2),
      ),
    );
  }) + `<circle cx="${w / 2}" cy="${h * 0.555}" r="10" fill="${gold}"/>`;

const fork = (w, h) => {
  const waves = many(11, (i) =>
    [-1, 1]
      .map((s) =>
        stroke(
          `M${w / 2 + s * (120 + i * 44)} ${360 - i * 24}q${s * (34 + i * 5)} ${200 + i * 24} 0 ${400 + i * 48}`,
          lapis,
          2.6,
          `opacity="${(0.85 - i * 0.07).toFixed(2)}"`,
        ),
      )
      .join(''),
  );
  const body = `<path d="M${w / 2 - 92} 240V720Q${w / 2 - 92} 830 ${w / 2 - 22} 852V1240Q${w / 2} 1270 ${w / 2 + 22} 1240V852Q${w / 2 + 92} 830 ${w / 2 + 92} 720V240Q${w / 2 + 72} 222 ${w / 2 + 52} 240V716Q${w / 2 + 52} 790 ${w / 2} 796Q${w / 2 - 52} 790 ${w / 2 - 52} 716V240Q${w / 2 - 72} 222 ${w / 2 - 92} 240Z" fill="${ink}"/>`;
  return waves + body + (h > 0 ? stroke(`M${w / 2 - 78} 270V720`, '#fff', 3, 'opacity=".35"') : '');
};

const courtyard = (w, h) => {
  const tree = (x, s) =>
    `<g transform="translate(${x} ${h * 0.74}) scale(${s})">${rect(-12, -250, 24, 250, '#5d4522')}${many(5, (i) => `<circle cx="${[-90, 90, 0, -52, 56][i]}" cy="${[-300, -300, -400, -360, -350][i]}" r="${[86, 86, 104, 90, 90][i]}" fill="${green}"/>`)}${many(9, (i) => `<g opacity=".85">${note(-110 + ((i * 53) % 220), -270 - ((i * 71) % 170), 8, honey, { stem: '' })}</g>`)}</g>`;
  const lamp = (x) =>
    rect(x - 4, h * 0.4, 8, h * 0.34, ink) +
    `<circle cx="${x}" cy="${h * 0.39}" r="90" fill="${honey}" opacity=".18"/><path d="M${x - 22} ${h * 0.4}L${x - 30} ${h * 0.36}H${x + 30}L${x + 22} ${h * 0.4}Z" fill="${honey}"/><path d="M${x - 36} ${h * 0.36}L${x} ${h * 0.325}L${x + 36} ${h * 0.36}Z" fill="${ink}"/>`;
  const bench = (x) =>
    many(3, (i) => rect(x, h * 0.78 + i * 15, 200, 8, ink)) +
    rect(x + 14, h * 0.78, 10, 100, ink) +
    rect(x + 176, h * 0.78, 10, 100, ink);
  const fence =
    many(5, (i) => rect(0, h * 0.6 + i * 24, w, 3, ink, 'opacity=".6"')) +
    many(
      12,
      (i) =>
        stroke(`M${60 + i * 120} ${h * 0.72}q-14 -50 8 -110`, green, 5) +
        many(
          4,
          (k) =>
            `<ellipse cx="${60 + i * 120 + (k % 2 ? 16 : -16)}" cy="${h * 0.7 - k * 24}" rx="16" ry="7" transform="rotate(${k % 2 ? -30 : 30} ${60 + i * 120} ${h * 0.7 - k * 24})" fill="${green}"/>`,
        ) +
        rect(52 + i * 120, h * 0.695, 16, 7, red),
    );
  return (
    rect(0, h * 0.74, w, h * 0.26, '#D9CBA6') +
    tree(230, 1.15) +
    tree(730, 1.35) +
    tree(1210, 1.1) +
    fence +
    lamp(470) +
    lamp(990) +
    bench(140) +
    bench(600) +
    bench(1060)
  );
};

const carpet = (w, h) =>
  many(
    5,
    (i) =>
      `<circle cx="${w / 2}" cy="${h / 2}" r="${500 - i * 18}" fill="${i === 0 ? red : 'none'}" stroke="${paper}" stroke-width="3"/>`,
  ) +
  `<circle cx="${w / 2}" cy="${h / 2}" r="200" fill="none" stroke="${honey}" stroke-width="3"/>` +
  many(32, (i) =>
    stroke(`M${w / 2} ${h / 2 - 506}v-26`, honey, 5, `transform="rotate(${i * 11.25} ${w / 2} ${h / 2})"`),
  ) +
  many(
    8,
    (i) =>
      `<g transform="rotate(${i * 45 + 22.5} ${w / 2} ${h / 2}) translate(${w / 2} ${h / 2 - 316})"><path d="M-66 -52Q0 -66 66 -52Q78 0 66 52Q0 66 -66 52Q-78 0 -66 -52Z" fill="${[paper, honey, '#A9D6CA', '#B9CBF2'][i % 4]}"/>${note(-4, 16, 17, ink)}</g>`,
  ) +
  note(w / 2 - 12, h / 2 + 40, 44, paper);

const road = (w, h) =>
  many(5, (i) => {
    const y = h * 0.22 + i * 46;
    const end = w * (0.2 + i * 0.21);
    return `<path d="M0 ${y}H${w * 0.34}C${w * 0.56} ${y} ${w * 0.5} ${h * 0.44} ${w * 0.52 + i * 5} ${h * 0.5}C${w * 0.5 + i * 12} ${h * 0.62} ${end * 0.9} ${h * 0.8} ${end} ${h + 10}" fill="none" stroke="${ink}" stroke-width="${4 + i * 0.2}"/>`;
  }) +
  note(w * 0.1, h * 0.22 + 161, 44, red) +
  note(w * 0.24, h * 0.22 + 92, 44, red);

const braid = (w, h) => {
  const strand = (k) =>
    Array.from({ length: 121 }, (_, i) => {
      const t = i / 120;
      const knot = Math.sin(Math.PI * Math.min(1, Math.max(0, (t - 0.16) / 0.68)));
      const apart = (k - 1.5) * h * 0.2;
      const woven = Math.sin(t * Math.PI * 5 + (k * Math.PI) / 2) * h * 0.16;
      return `${i === 0 ? 'M' : 'L'}${(t * w).toFixed(1)} ${(h / 2 + apart * (1 - knot) + woven * knot).toFixed(1)}`;
    }).join('');
  return four.map((c, k) => stroke(strand(k), paper, 24) + stroke(strand(k), c, 11)).join('');
};

const wave = (w, h) => {
  const step = (w * 0.88) / loudness.length;
  return (
    loudness
      .map((v, i) => {
        const tall = Math.max(3, v * v * h * 0.78);
        return rect(
          (w * 0.06 + i * step).toFixed(1),
          ((h - tall) / 2).toFixed(1),
          (step * 0.55).toFixed(1),
          tall.toFixed(1),
          i % 4 === 0 ? honey : gold,
        );
      })
      .join('') + rect(w * 0.03, h / 2 - 1, w * 0.94, 2, honey)
  );
};

export const drawings = {
  15: [1100, 1400, paper, gate],
  16: [1400, 960, sand, semicircle],
  17: [1200, 1200, paper, circleOfTen],
  18: [1000, 1400, paper, arches],
  19: [1100, 1400, sand, fork],
  20: [1400, 1000, '#E9E2CC', courtyard],
  21: [1200, 1200, sand, carpet],
  22: [1400, 1000, paper, road],
  23: [1400, 800, paper, braid],
  24: [1500, 750, night, wave],
};
