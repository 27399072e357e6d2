// Gallery items 15–24: [width, height, ground, draw].
import { rect } from '../../lib/output';
import { green, grounds, honey, ink, night, paper, red, sand } from '../../lib/palette';
import { branch } from '../../scenes/figures';
import { note } from '../../scenes/note';
import { arches, braid, fork, road, wave } from './plates';
import { circleOfTen, semicircle } from './stands';
import { many, stroke } from './strokes';
import type { Plate } from './strokes';

const gate = (w: number, h: number) => {
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
    `<g transform="translate(${w / 2 - 470} 60) scale(1.16)">${branch(860, 1060, { ground: { ...grounds.paper, fore: 'none', tint: false }, page: '', next: () => 0 })}</g>` +
    tie +
    rect(0, h - 60, w, 60, green, 'opacity=".22"')
  );
};

const courtyard = (w: number, h: number) => {
  const tree = (x: number, s: number) =>
    `<g transform="translate(${x} ${h * 0.74}) scale(${s})">${rect(-12, -250, 24, 250, '#5d4522')}${many(5, (i) => `<circle cx="${[-90, 90, 0, -52, 56][i]}" cy="${[-300, -300, -400, -360, -350][i]}" r="${[86, 86, 104, 90, 90][i]}" fill="${green}"/>`)}${many(9, (i) => `<g opacity=".85">${note(-110 + ((i * 53) % 220), -270 - ((i * 71) % 170), 8, honey, { stem: '' })}</g>`)}</g>`;
  const lamp = (x: number) =>
    rect(x - 4, h * 0.4, 8, h * 0.34, ink) +
    `<circle cx="${x}" cy="${h * 0.39}" r="90" fill="${honey}" opacity=".18"/><path d="M${x - 22} ${h * 0.4}L${x - 30} ${h * 0.36}H${x + 30}L${x + 22} ${h * 0.4}Z" fill="${honey}"/><path d="M${x - 36} ${h * 0.36}L${x} ${h * 0.325}L${x + 36} ${h * 0.36}Z" fill="${ink}"/>`;
  const bench = (x: number) =>
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

const carpet = (w: number, h: number) =>
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

export const drawings: Record<number, Plate | undefined> = {
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
