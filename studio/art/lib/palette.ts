export const paper = '#FAF6EC';
export const sand = '#E7DEC5';
export const ink = '#16151A';
export const muted = '#5d574c';
export const red = '#A8231C';
export const wine = '#7A1713';
export const lapis = '#1E3566';
export const night = '#0E1730';
export const green = '#2F6B5E';
export const pine = '#1C4239';
export const gold = '#B98A2F';
export const honey = '#E3BE6C';
export const rose = '#F2B8AC';
export const sky = '#B9CBF2';
export const mint = '#A9D6CA';

export type Mode = 'light' | 'dark';
export type Ground = { back: string; fore: string; soft: string; accent: string; mode: Mode };
/** One colour, or one a staff. */
export type Colours = string | string[];

/** Voice colours: soprano, alto, tenor, bass, on light and on dark grounds. */
export const voices = { light: [red, gold, green, lapis], dark: [rose, honey, mint, sky] };

const PARTS: Record<number, number[] | undefined> = {
  4: [0, 1, 2, 3],
  5: [0, 1, 2, 2, 3],
  10: [0, 0, 0, 1, 1, 2, 2, 2, 3, 3],
};

/** Colour of every staff of a system of n staves. */
export const voicesFor = (n: number, mode: Mode = 'light'): string[] => {
  const parts = PARTS[n] ?? Array.from({ length: n }, (_, i) => i % 4);
  return parts.map((p) => voices[mode][p]);
};

/** Grounds with what may stand on them: `fore` for type and staves, `soft` for secondary type. */
export const grounds = {
  paper: { back: paper, fore: ink, soft: muted, accent: red, mode: 'light' },
  sand: { back: sand, fore: ink, soft: '#574f3d', accent: red, mode: 'light' },
  red: { back: red, fore: paper, soft: '#F3D9CE', accent: honey, mode: 'dark' },
  wine: { back: wine, fore: paper, soft: '#EBCFC4', accent: honey, mode: 'dark' },
  lapis: { back: lapis, fore: paper, soft: '#CBD5EC', accent: honey, mode: 'dark' },
  night: { back: night, fore: paper, soft: '#BEC7DC', accent: honey, mode: 'dark' },
  green: { back: green, fore: paper, soft: '#D5E5DE', accent: honey, mode: 'dark' },
  pine: { back: pine, fore: paper, soft: '#C3D6CE', accent: honey, mode: 'dark' },
  ink: { back: ink, fore: paper, soft: '#C9C1B0', accent: honey, mode: 'dark' },
  honey: { back: '#DDB866', fore: ink, soft: '#3b2f12', accent: red, mode: 'light' },
} satisfies Record<string, Ground>;
export type GroundName = keyof typeof grounds;

/** A ground by its name, with or without the `+` of recipes. */
export const groundNamed = (name: GroundName | `${GroundName}+`): Ground => {
  const [, ground] = Object.entries(grounds).find(([key]) => key === name.replace('+', '')) ?? [];
  if (!ground) throw new Error(`no ground ${name}`);
  return ground;
};
