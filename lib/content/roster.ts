/** The voice parts from high to low, the order in which a score and the team page name them. */
export const voiceParts = ['soprano', 'alto', 'tenor', 'bass'] as const;
export type VoicePart = (typeof voiceParts)[number];

/** Someone who has sung in the choir: first and last season (none: sings today), `founder` on 1 May 1963. */
export type RosterMember = {
  name: string;
  from: number;
  to?: number | undefined;
  founder?: boolean | undefined;
};

export type Roster = Record<VoicePart, RosterMember[]>;

/** Those who sing today. */
export function currentMembers(members: readonly RosterMember[]): RosterMember[] {
  return members.filter(({ to }) => to === undefined);
}

/** Those who were there at the first rehearsal. */
export function founders(members: readonly RosterMember[]): RosterMember[] {
  return members.filter(({ founder }) => founder === true);
}

/** The seasons of a member: "1963–1998", one season "2017", still singing "2009–". */
export function seasons({ from, to }: Pick<RosterMember, 'from' | 'to'>): string {
  if (to === from) return String(from);
  return `${from}–${to ?? ''}`;
}
