import 'server-only';
import { content } from '@/lib/content';
import { site } from '@/content/site';
import { seasons, voiceParts } from '@/lib/content/roster';
import { leadership } from '@/lib/content/texts/leadership';
import { teamPage } from '@/lib/content/texts/team';
import type { TeamPage } from '@/lib/content/texts/team';
import type { Locale } from '@/lib/i18n/locales';
import { inLocale } from '@/lib/routing/pathname';
import { historyPath, href } from '@/lib/routing/routes';
import type { Entries, Entry } from '../entry';
import { terms } from '../fold';

type Person = { name: string; position: string };

/** The page of the team names them all: browsers that can go to the name itself (WICG text fragments). */
const nameIn = (page: string, name: string) =>
  `${page}#:~:text=${encodeURIComponent(name).replaceAll('-', '%2D')}`;

const entriesOf = (page: string, people: readonly Person[]): Entry[] =>
  people.map(({ name, position }) => ({
    ...{ kind: 'person' as const, title: name, note: position, names: position },
    href: nameIn(page, name),
  }));

function teamOf(page: TeamPage): Person[] {
  const { sections, voices, roster, foundation, exhibition } = page;
  const conductors = [
    ...page.principalConductors.map((each) => ({ ...each, post: sections.principalConductor })),
    { ...page.honoraryDirector, post: sections.honoraryDirector },
    ...page.secondConductors.map((each) => ({ ...each, post: sections.secondConductors })),
  ];
  return [
    ...conductors.map(({ post, ...each }) => ({ name: each.name, position: `${post}, ${seasons(each)}` })),
    ...page.guestConductors.map(({ name }) => ({ name, position: sections.guestConductors })),
    ...[...page.managers, ...foundation.people, ...exhibition.people],
    ...voiceParts.flatMap((voice) =>
      roster[voice].map((each) => ({ name: each.name, position: `${voices[voice]}, ${seasons(each)}` })),
    ),
  ];
}

/** Each name once, where it stands first. The founder has a page, which is found by his name. */
function once(entries: readonly Entry[]): Entry[] {
  const keyOf = (name: string) => terms(name).join(' ');
  const known = new Map<string, Entry>();
  for (const entry of entries) {
    const key = keyOf(entry.title);
    if (!known.has(key) && key !== keyOf(site.founder)) known.set(key, entry);
  }
  return [...known.values()];
}

/** Everybody whom the site names as one of the choir: those who lead it, those who sing, and those who have sung. */
export async function peopleEntries(locale: Locale): Promise<Entries> {
  const [managers, groups, leaders, team] = await Promise.all([
    content().managers(locale),
    content().memberGroups(locale),
    leadership(locale),
    teamPage(locale),
  ]);
  const singers = groups.ok ? groups.items.flatMap(({ persons }) => persons) : [];
  const entries = once([
    ...entriesOf(href(locale, 'leadership'), leaders),
    ...entriesOf(href(locale, 'management'), managers.ok ? managers.items : []),
    ...entriesOf(inLocale(locale, historyPath('members')), singers),
    ...entriesOf(href(locale, 'team'), teamOf(team)),
  ]);
  return { entries, complete: managers.ok && groups.ok };
}
