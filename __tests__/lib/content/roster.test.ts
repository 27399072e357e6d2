/** @jest-environment node */
import { currentMembers, founders, seasons } from '@/lib/content/roster';

const elvira = { name: 'Elvira Conduraru', from: 1963, to: 1998, founder: true };
const rodica = { name: 'Rodica Tisaru', from: 1971, to: 1979 };
const patricia = { name: 'Patricia Sulfineanu', from: 2017, to: 2017 };
const oana = { name: 'Oana Iederan', from: 1999 };
const members = [elvira, rodica, patricia, oana];

describe('the roster', () => {
  it('tells founders and today’s members from the others', () => {
    expect(founders(members)).toEqual([elvira]);
    expect(currentMembers(members)).toEqual([oana]);
  });

  it('writes the seasons with an en dash, one season once, the present open', () => {
    expect([elvira, patricia, oana].map(seasons)).toEqual(['1963–1998', '2017', '1999–']);
  });
});
