/** @jest-environment node */
import type { Roster } from '@/lib/content/roster';
import { currentMembers, everyone, founders, membersByDecade, membersIn, seasons } from '@/lib/content/roster';

const elvira = { name: 'Elvira Conduraru', from: 1963, to: 1998, founder: true };
const rodica = { name: 'Rodica Tisaru', from: 1971, to: 1979 };
const patricia = { name: 'Patricia Sulfineanu', from: 2017, to: 2017 };
const oana = { name: 'Oana Iederan', from: 1999 };
const members = [elvira, rodica, patricia, oana];
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('the roster', () => {
  it('reads the voice parts from high to low', () => {
    const roster: Roster = { bass: [patricia], tenor: [oana], alto: [elvira], soprano: [rodica] };
    expect(names(everyone(roster))).toEqual(names([rodica, elvira, oana, patricia]));
  });

  it('tells founders and today’s members from the others', () => {
    expect(founders(members)).toEqual([elvira]);
    expect(currentMembers(members)).toEqual([oana]);
  });

  it('counts the first and the last season', () => {
    expect(membersIn(members, 1998)).toEqual([elvira]);
    expect(membersIn(members, 1999)).toEqual([oana]);
    expect(membersIn(members, 2017)).toEqual([patricia, oana]);
  });

  it('lists a member in every decade touched, up to the given year', () => {
    const decades = membersByDecade(members, 2026).map(({ decade, items }) => [decade, names(items)]);
    expect(decades).toEqual([
      [1960, [elvira.name]],
      [1970, [elvira.name, rodica.name]],
      [1980, [elvira.name]],
      [1990, [elvira.name, oana.name]],
      [2000, [oana.name]],
      [2010, [patricia.name, oana.name]],
      [2020, [oana.name]],
    ]);
  });

  it('leaves out decades without members, and those who came after the given year', () => {
    expect(membersByDecade([rodica, oana], 1998).map(({ decade }) => decade)).toEqual([1970]);
    expect(membersByDecade([], 2026)).toEqual([]);
  });

  it('writes the seasons with an en dash, one season once, the present open', () => {
    expect([elvira, patricia, oana].map(seasons)).toEqual(['1963–1998', '2017', '1999–']);
  });
});
