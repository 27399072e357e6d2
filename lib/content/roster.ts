import { decadeOf } from './decades';
import type { Decade } from './decades';

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

/** Everyone of a roster, by voice part from high to low. */
export function everyone(roster: Roster): RosterMember[] {
  return voiceParts.flatMap((part) => roster[part]);
}

/** Those who sing today. */
export function currentMembers(members: readonly RosterMember[]): RosterMember[] {
  return members.filter(({ to }) => to === undefined);
}

/** Those who were there at the first rehearsal. */
export function founders(members: readonly RosterMember[]): RosterMember[] {
  return members.filter(({ founder }) => founder === true);
}

/** Those who sang in a given year, first and last season included. */
export function membersIn(members: readonly RosterMember[], year: number): RosterMember[] {
  return members.filter(({ from, to = Infinity }) => from <= year && year <= to);
}

/**
 * Members by the decades in which they sang; someone who stayed twenty years stands in two or three of them.
 *
 * @param until The last year to count, e.g. the present one: for those who still sing.
 */
export function membersByDecade(members: readonly RosterMember[], until: number): Decade<RosterMember>[] {
  const first = decadeOf(Math.min(until, ...members.map(({ from }) => from)));
  const count = (decadeOf(until) - first) / 10 + 1;
  return Array.from({ length: count }, (_, index) => first + index * 10)
    .map((decade) => ({
      decade,
      items: members.filter(({ from, to = until }) => from <= Math.min(decade + 9, until) && to >= decade),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The seasons of a member: "1963–1998", one season "2017", still singing "2009–". */
export function seasons({ from, to }: Pick<RosterMember, 'from' | 'to'>): string {
  if (to === from) return String(from);
  return `${from}–${to ?? ''}`;
}
