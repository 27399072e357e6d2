// A concert gown cut out of paper, its pleats the five lines of a staff.

/** Gown of height `h` from `y` down, centred on `cx`; `line` is what shows through the cuts. */
export const gown = ({
  cx,
  y,
  h,
  colour,
  line,
}: {
  cx: number;
  y: number;
  h: number;
  colour: string;
  line: string;
}) => {
  const s = h / 400;
  const pleats = [-2, -1, 0, 1, 2]
    .map(
      (k) =>
        `<path d="M${k * 9} 168Q${k * 16} 280 ${k * 44} 392" fill="none" stroke="${line}" stroke-width="2.4"/>`,
    )
    .join('');
  const note = (x: number, ny: number) =>
    `<ellipse cx="${x}" cy="${ny}" rx="9" ry="6.4" transform="rotate(-24 ${x} ${ny})" fill="${line}"/><path d="M${x + 7.6} ${ny - 3}V${ny - 44}" stroke="${line}" stroke-width="2.4"/>`;
  return (
    `<g transform="translate(${cx} ${y}) scale(${s.toFixed(3)})">` +
    `<path fill="${colour}" d="M-34 20Q-30 4 -22 0Q-18 30 0 34Q18 30 22 0Q30 4 34 20Q60 30 66 64L92 182Q88 196 72 196L46 110Q40 140 38 160Q52 240 118 384Q60 404 0 400Q-60 404 -118 384Q-52 240 -38 160Q-40 140 -46 110L-72 196Q-88 196 -92 182L-66 64Q-60 30 -34 20Z"/>` +
    `<path d="M-39 160Q0 170 39 160" fill="none" stroke="${line}" stroke-width="2.4"/><path d="M-36 150Q0 160 36 150" fill="none" stroke="${line}" stroke-width="1.4"/>` +
    pleats +
    note(-30, 300) +
    note(24, 262) +
    note(52, 344) +
    '</g>'
  );
};
