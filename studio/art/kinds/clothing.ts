// Concert dress as paper cuts: one silhouette, its seams cut through to the ground.
import { content } from '../../content';
import { nameIn } from '../lib/names';
import { picture, rect, svg } from '../lib/output';
import { gold, green, grounds, ink, lapis, paper, red, sand, wine } from '../lib/palette';
import { note } from '../scenes/note';
import { gown } from './gown';

const [W, H] = [720, 960];
const fill = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;
const cuts = (d: string, colour: string, width = 5) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fan = (count: number, map: (k: number, i: number) => string) =>
  Array.from({ length: count }, (_, i) => map(i - (count - 1) / 2, i)).join('');

const longDress = (g: string) =>
  fill(
    'M300 150Q330 176 360 178Q390 176 420 150L470 166Q494 178 500 216L528 420L476 434L452 300L462 470L520 850Q360 884 200 850L258 470L268 300L244 434L192 420L220 216Q226 178 250 166Z',
    wine,
  ) +
  cuts(
    fan(5, (k) => `M${360 + k * 24} 470L${360 + k * 46} 846`),
    g,
    5,
  ) +
  cuts('M264 452Q360 474 456 452', g);

const pavaneGown = (g: string) => gown({ cx: 360, y: 110, h: 750, colour: lapis, line: g });

const tunic = (g: string) =>
  fill(
    'M318 116H402V158L470 178Q496 188 502 226L534 468L482 478L456 330L462 476H258L264 330L238 478L186 468L218 226Q224 188 250 178L318 158Z',
    ink,
  ) +
  fill('M264 488H456L468 880H384L362 560L336 880H252Z', ink) +
  cuts('M318 160Q360 176 402 160M420 172Q406 300 412 476M257 440H463', g) +
  cuts(
    fan(5, (k) => `M330 ${126 + (k + 2) * 7}H390`),
    g,
    2.5,
  );

const ruff = (g: string) => {
  const [cx, cy] = [360, 470];
  const loops = fan(
    26,
    (_, i) =>
      `<g transform="rotate(${(i * 360) / 26} ${cx} ${cy})"><path d="M${cx} ${cy - 128}C${cx - 74} ${cy - 210} ${cx - 40} ${cy - 296} ${cx} ${cy - 296}C${cx + 40} ${cy - 296} ${cx + 74} ${cy - 210} ${cx} ${cy - 128}Z" fill="${i % 2 ? '#F6EFDF' : paper}" stroke="${g}" stroke-width="4"/></g>`,
  );
  const rings = fan(
    5,
    (_, i) =>
      `<circle cx="${cx}" cy="${cy}" r="${92 + i * 9}" fill="none" stroke="${paper}" stroke-width="2.6"/>`,
  );
  return (
    loops + `<circle cx="${cx}" cy="${cy}" r="134" fill="${g}"/>` + rings + note(cx - 10, cy + 26, 22, paper)
  );
};

const cloak = (g: string) =>
  fill(
    'M310 140Q360 110 410 140L424 176Q520 210 560 420L628 838Q360 900 92 838L160 420Q200 210 296 176Z',
    green,
  ) +
  cuts('M360 176V868M250 470Q236 540 240 600M470 470Q484 540 480 600', g) +
  cuts('M300 178Q360 214 420 178', g) +
  cuts(
    fan(
      5,
      (k) => `M${360 + (k + (k < 0 ? -1 : 1) * 0.9) * 52} 640L${360 + (k + (k < 0 ? -1 : 1) * 0.9) * 78} 846`,
    ),
    g,
    4,
  ) +
  `<path d="M104 812Q360 868 616 812M108 796Q360 852 612 796" fill="none" stroke="${red}" stroke-width="6" stroke-dasharray="14 10 26 12 8 10"/>`;

const shirt = () => {
  const rows = (sign: number) =>
    fan(5, (_, i) => {
      const [x, y] = [360 + sign * (168 + i * 19), 262 + i * 44];
      return `<path d="M${x - 34} ${y}l17 -12l17 12l17 -12l17 12" transform="rotate(${sign * -24} ${x} ${y})" fill="none" stroke="${[red, ink, red, ink, red][i]}" stroke-width="6" stroke-linejoin="round"/>`;
    });
  return (
    fill(
      'M306 150Q360 190 414 150L500 178L640 430L556 490L476 350V560H244V350L164 490L80 430L220 178Z',
      paper,
    ) +
    fill('M244 560H476L510 800H210Z', paper) +
    fill('M262 540H458L480 860H240Z', ink) +
    fan(
      5,
      (k) =>
        `<path d="M${360 + k * 34} 560L${360 + k * 38} 858" stroke="${[red, gold, '#5FA392', '#7F9BDD', paper][k + 2]}" stroke-width="8"/>`,
    ) +
    rows(1) +
    rows(-1) +
    cuts('M360 178V330M306 152Q360 194 414 152', '#8d7c52', 4) +
    fan(4, (k) => `<path d="M${346} ${232 + (k + 1.5) * 26}h28" stroke="${red}" stroke-width="5"/>`)
  );
};

const coat = (g: string) =>
  fill(
    'M312 136L360 190L408 136L478 164Q506 178 514 220L566 520L508 534L470 350L520 812Q360 838 200 812L250 350L212 534L154 520L206 220Q214 178 242 164Z',
    red,
  ) +
  cuts('M312 138L352 300L360 828M408 138L368 300M360 400H388M360 500H388M360 600H388', g) +
  cuts('M250 560H330V650H250ZM432 560H470', g) +
  `<g transform="rotate(12 286 540)"><rect x="280" y="486" width="12" height="70" fill="${gold}"/><path d="M280 486L286 466L292 486Z" fill="${ink}"/></g>` +
  cuts('M392 560H468V650H392Z', g);

const scarves = () => {
  const tones = [red, gold, green, lapis];
  return (
    rect(60, 190, 600, 7, ink) +
    tones
      .map((c, i) => {
        const x = 120 + i * 140;
        const long = [560, 480, 610, 520][i];
        const sway = [14, -18, 20, -12][i];
        return (
          `<path d="M${x} 176Q${x + 30} 164 ${x + 60} 176C${x + 60 + sway} ${176 + long * 0.4} ${x + 60 - sway} ${176 + long * 0.7} ${x + 62} ${176 + long}H${x + 2}C${x - sway - 4} ${176 + long * 0.7} ${x + sway} ${176 + long * 0.4} ${x} 176Z" fill="${c}"/>` +
          fan(5, (k) => `<path d="M${x + 32 + k * 10} ${176 + long}v46" stroke="${c}" stroke-width="4"/>`) +
          cuts(
            fan(5, (k) => `M${x + 8} ${176 + long - 60 + k * 9}H${x + 54}`),
            paper,
            2.5,
          )
        );
      })
      .join('')
  );
};

const PLATES: Record<number, [drawing: (back: string) => string, back: string] | undefined> = {
  1: [longDress, grounds.sand.back],
  2: [pavaneGown, '#DDE2EA'],
  3: [tunic, '#E3BE6C'],
  4: [ruff, wine],
  5: [cloak, '#EADFC2'],
  6: [shirt, '#A9C7BA'],
  7: [coat, paper],
  8: [scarves, sand],
};

export const makeClothing = async () => {
  for (const { id, thumbnail } of content<{ id: number; thumbnail: string }[]>('ro/vestimentation.json')) {
    const plan = PLATES[id];
    if (!plan) throw new Error(`clothing item ${id} has no drawing`);
    const [drawing, back] = plan;
    const floor =
      id === 4 || id === 8 ? '' : fan(5, (k) => rect(0, 900 + k * 9, W, 1.6, ink, 'opacity=".45"'));
    await picture(`/art/clothing/${nameIn(thumbnail, 'clothing')}.webp`, {
      width: W,
      height: H,
      source: svg(W, H, rect(0, 0, W, H, back) + floor + drawing(back)),
    });
  }
};
