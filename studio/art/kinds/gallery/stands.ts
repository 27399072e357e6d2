// Music stands from above.
import type { Point } from '../../lib/paths';
import { ink } from '../../lib/palette';
import { four, many, stroke } from './strokes';

/** A music stand from above. */
const stand = (x: number, y: number, turn: number, colour: string, s = 1) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${s})"><path d="M-30 -9Q0 -17 30 -9L27 12Q0 5 -27 12Z" fill="${colour}"/><path d="M0 -12V8" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/></g>`;

export const semicircle = (w: number, h: number) => {
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

export const circleOfTen = (w: number, h: number) => {
  const parts = [0, 0, 0, 1, 1, 2, 2, 2, 3, 3];
  const at = (i: number, r = 420): Point => [
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
