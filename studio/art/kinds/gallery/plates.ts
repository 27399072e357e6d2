// Gallery drawings made of lines alone.
import { readFileSync } from 'node:fs';
import { rect } from '../../lib/output';
import { gold, honey, ink, lapis, paper, red } from '../../lib/palette';
import { note } from '../../scenes/note';
import { four, many, stroke } from './strokes';

const loudness: number[] = JSON.parse(
  readFileSync(new URL('../../data/o-nata-lux-loudness.json', import.meta.url), 'utf8'),
);

export const arches = (w: number, h: number) =>
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

export const fork = (w: number, h: number) => {
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

export const road = (w: number, h: number) =>
  many(5, (i) => {
    const y = h * 0.22 + i * 46;
    const end = w * (0.2 + i * 0.21);
    return `<path d="M0 ${y}H${w * 0.34}C${w * 0.56} ${y} ${w * 0.5} ${h * 0.44} ${w * 0.52 + i * 5} ${h * 0.5}C${w * 0.5 + i * 12} ${h * 0.62} ${end * 0.9} ${h * 0.8} ${end} ${h + 10}" fill="none" stroke="${ink}" stroke-width="${4 + i * 0.2}"/>`;
  }) +
  note(w * 0.1, h * 0.22 + 161, 44, red) +
  note(w * 0.24, h * 0.22 + 92, 44, red);

export const braid = (w: number, h: number) => {
  const strand = (k: number) =>
    Array.from({ length: 121 }, (_, i) => {
      const t = i / 120;
      const knot = Math.sin(Math.PI * Math.min(1, Math.max(0, (t - 0.16) / 0.68)));
      const apart = (k - 1.5) * h * 0.2;
      const woven = Math.sin(t * Math.PI * 5 + (k * Math.PI) / 2) * h * 0.16;
      return `${i === 0 ? 'M' : 'L'}${(t * w).toFixed(1)} ${(h / 2 + apart * (1 - knot) + woven * knot).toFixed(1)}`;
    }).join('');
  return four.map((c, k) => stroke(strand(k), paper, 24) + stroke(strand(k), c, 11)).join('');
};

export const wave = (w: number, h: number) => {
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
