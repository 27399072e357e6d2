// One note, drawn.

/** `stem` is '' for none. */
type NoteLook = { stem?: 'up' | 'down' | ''; flag?: boolean; turn?: number; open?: boolean };

/** A notehead with stem (and flag), `s` pixels a staff space. */
export const note = (
  x: number,
  y: number,
  s: number,
  fill: string,
  { stem = 'up', flag = false, turn = 0, open = false }: NoteLook = {},
): string => {
  const sign = stem === 'up' ? 1 : -1;
  const sx = 0.58 * s * sign;
  const head = open
    ? `<ellipse rx="${0.6 * s}" ry="${0.42 * s}" transform="rotate(-24)" fill="none" stroke="${fill}" stroke-width="${0.17 * s}"/>`
    : `<ellipse rx="${0.66 * s}" ry="${0.47 * s}" transform="rotate(-24)" fill="${fill}"/>`;
  const line = stem
    ? `<path d="M${sx.toFixed(2)} ${(-0.2 * s * sign).toFixed(2)}V${(-3.4 * s * sign).toFixed(2)}" stroke="${fill}" stroke-width="${(0.15 * s).toFixed(2)}"/>`
    : '';
  const tail = flag
    ? `<path transform="translate(${sx} ${-3.4 * s}) scale(${s})" d="M-.07 0C.1 .9 1.3 1.2 1 2.7C.9 1.7 .3 1.3 -.07 1.2Z" fill="${fill}"/>`
    : '';
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})">${head}${line}${tail}</g>`;
};
