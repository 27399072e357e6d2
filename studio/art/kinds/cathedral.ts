// Two elevations built of five-line arches, for the „Catedrale” page.
import { picture, rect, svg } from '../lib/output';
import { gold, green, honey, ink, lapis, mint, paper, red, rose, sky } from '../lib/palette';
import { note } from '../scenes/note';

const [W, H] = [1200, 900];

/** An arch of five lines: round, or pointed when `rise` is more than half its width. */
const arch = (
  cx: number,
  base: number,
  width: number,
  spring: number,
  {
    gap = 7,
    colour,
    pointed = false,
    weight = 2,
  }: { gap?: number; colour: string; pointed?: boolean; weight?: number },
) =>
  [0, 1, 2, 3, 4]
    .map((i) => {
      const r = width / 2 - i * gap;
      const head = pointed
        ? `A${(r * 2).toFixed(1)} ${(r * 2).toFixed(1)} 0 0 1 ${cx} ${(spring - r * 1.732).toFixed(1)}A${(r * 2).toFixed(1)} ${(r * 2).toFixed(1)} 0 0 1 ${cx + r} ${spring}`
        : `A${r} ${r} 0 0 1 ${cx + r} ${spring}`;
      return r > 2
        ? `<path d="M${cx - r} ${base}V${spring}${head}V${base}" fill="none" stroke="${colour}" stroke-width="${weight}"/>`
        : '';
    })
    .join('');

const ground = (y: number, colour: string) =>
  [0, 1, 2, 3, 4].map((i) => rect(0, y + i * 9, W, 1.8, colour)).join('');

/** West front: three portals, a rose, two towers. */
const front = () => {
  const tower = (cx: number) =>
    arch(cx, 790, 220, 380, { colour: lapis, pointed: true, gap: 8 }) +
    arch(cx, 540, 100, 420, { colour: red, pointed: true, gap: 6 }) +
    arch(cx, 790, 110, 700, { colour: gold, pointed: true, gap: 6 }) +
    `<path d="M${cx} 190V100M${cx - 14} 122H${cx + 14}" stroke="${ink}" stroke-width="3"/>`;
  const petals = Array.from(
    { length: 12 },
    (_, i) =>
      `<ellipse cx="600" cy="352" rx="11" ry="28" transform="rotate(${i * 30} 600 412)" fill="none" stroke="${red}" stroke-width="2"/>`,
  ).join('');
  const wheel = [104, 97, 90, 83, 76]
    .map((r) => `<circle cx="600" cy="412" r="${r}" fill="none" stroke="${green}" stroke-width="2"/>`)
    .join('');
  const gable = [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `<path d="M${424 + i * 8} ${300 + i * 3}L600 ${166 + i * 10}L${776 - i * 8} ${300 + i * 3}" fill="none" stroke="${lapis}" stroke-width="2"/>`,
    )
    .join('');
  return (
    rect(0, 0, W, H, paper) +
    tower(300) +
    tower(900) +
    gable +
    wheel +
    petals +
    `<circle cx="600" cy="412" r="20" fill="${red}"/>` +
    arch(600, 790, 250, 660, { colour: ink, gap: 9 }) +
    arch(600, 790, 130, 670, { colour: gold, gap: 6 }) +
    ground(800, ink) +
    note(560, 846, 17, red) +
    note(640, 828, 17, green) +
    note(720, 810, 17, lapis) +
    note(480, 828, 17, gold)
  );
};

/** Inside: round arches that repeat towards the altar, the echo drawn. */
const nave = () => {
  const tones = [rose, honey, mint, sky];
  const bays = Array.from({ length: 9 }, (_, i) => {
    const t = 0.76 ** i;
    return arch(600, 470 + 420 * t, 980 * t, 470 - 20 * t, {
      colour: tones[i % 4],
      gap: 9 * t + 0.6,
      weight: 2.2 * t + 0.5,
    });
  });
  const floor = [-2, -1, 0, 1, 2]
    .map((k) => `<path d="M${600 + k * 6} 512L${600 + k * 250} 900" stroke="${paper}" stroke-width="1.6"/>`)
    .join('');
  return (
    rect(0, 0, W, H, '#0E1730') + floor + bays.join('') + `<circle cx="600" cy="448" r="13" fill="${honey}"/>`
  );
};

export const makeCathedrals = async () => {
  await picture('/art/cathedral/1.webp', { width: W, height: H, source: svg(W, H, front()) });
  await picture('/art/cathedral/2.webp', { width: W, height: H, source: svg(W, H, nave()) });
};
