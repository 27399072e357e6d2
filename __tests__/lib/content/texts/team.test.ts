/** @jest-environment node */
import membersInEnglish from '@/content/en/members.json';
import membersInRomanian from '@/content/ro/members.json';
import { currentMembers, founders } from '@/lib/content/roster';
import { foundingYear } from '@/content/site';
import { currentHolder, roster, teamPage } from '@/lib/content/texts/team';
import { voiceParts } from '@/lib/content/roster';

const surname = (name: string) => name.split(' ').at(-1) ?? '';
const sorted = (names: string[]) => [...names].sort();

describe('the team', () => {
  it('knows who holds a post today, and fails when nobody does', () => {
    expect(currentHolder([{ to: 1998 }, {}])).toEqual({});
    expect(() => currentHolder([{ to: 1998 }])).toThrow('nobody holds the post');
  });

  it('speaks the language of the page', async () => {
    expect((await teamPage('ro')).managers[0]?.position).toBe('Manager general');
    expect((await teamPage('en')).managers[0]?.position).toBe('General manager');
  });

  it('has a principal conductor who is not the honorary director', async () => {
    const page = await teamPage('en');
    expect(page.honoraryDirector.name).not.toBe(page.principalConductor.name);
    expect(page.principalConductors).toContain(page.principalConductor);
  });
});

describe('the roster file', () => {
  it('has founders only in the year of the founding', async () => {
    const parts = await roster();
    const everyone = voiceParts.flatMap((part) => parts[part]);
    expect(founders(everyone).every(({ from }) => String(from) === foundingYear)).toBe(true);
  });

  it('names everyone once, in Romanian order of surnames', async () => {
    const parts = await roster();
    const names = voiceParts.flatMap((part) => parts[part]).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const { compare } = new Intl.Collator('ro');
    for (const part of voiceParts) {
      const list = parts[part].map(({ name }) => surname(name));
      expect(list).toEqual([...list].sort(compare));
    }
  });

  it('agrees with the lists of members in both languages, voice by voice', async () => {
    const parts = await roster();
    for (const groups of [membersInRomanian, membersInEnglish]) {
      const persons = groups.flatMap((group) => group.persons);
      for (const part of voiceParts) {
        const listed = persons.filter(({ voice }) => voice === part).map(({ name }) => name);
        expect(sorted(listed)).toEqual(sorted(currentMembers(parts[part]).map(({ name }) => name)));
      }
      for (const { letter, persons: group } of groups) {
        expect(group.every(({ name }) => surname(name).startsWith(letter))).toBe(true);
      }
    }
  });
});
