export type PrintedTrack = {
  number?: string | undefined;
  title: string;
  composer?: string | undefined;
  /** „2:38”, as printed. */
  length?: string | undefined;
};

const pattern = /^(?:(\d+)[.)]\s+)?(.+?)(?:\s+\((\d{1,3}:\d{2}(?::\d{2})?)\))?$/su;

/** The parts of a printed track line, „7. El grillo — Josquin des Prez (1:38)”. Missing parts are left out. */
export function parsePrintedTrack(line: string): PrintedTrack {
  const [, number, words = line, length] = pattern.exec(line.trim()) ?? [];
  const dash = words.lastIndexOf(' — ');
  if (dash === -1) return { number, title: words, length };
  return { number, title: words.slice(0, dash), composer: words.slice(dash + 3), length };
}
