/** A song and a second in it, as the fragment of a link names them. */
export type Moment = { song: number; seconds: number };

/** `{ song: 3, seconds: 62.8 }` → `#song=3&t=62`: whole seconds, as media fragments have them. */
export const momentHash = ({ song, seconds }: Moment): string => `#song=${song}&t=${Math.floor(seconds)}`;

/** What a fragment names; undefined for every other fragment, which is a place in the page. */
export function readMoment(hash: string): Moment | undefined {
  const found = /^#song=(\d{1,9})(?:&t=(\d{1,5}))?$/.exec(hash);
  return found ? { song: Number(found[1]), seconds: Number(found[2] ?? 0) } : undefined;
}
