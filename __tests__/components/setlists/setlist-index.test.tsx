import { SetlistIndex } from '@/components/setlists/setlist-index';
import { SetlistPage } from '@/components/setlists/setlist-page';
import { pieceById } from '@/lib/content/listening';
import type { ChoirEvent } from '@/lib/content/types';
import { bySeason, setlists } from '@/lib/content/setlists';
import { serverPage } from '@/__tests__/support/server-page';

let total: number;
beforeAll(async () => {
  total = (await setlists()).length;
});

const concert: ChoirEvent = {
  id: 7,
  slug: 'trei-crai-de-la-rasarit',
  title: 'Trei crai de la răsărit',
  date: '2025-12-20T19:00+02:00',
  description: { html: '<p>Un concert.</p>' },
  status: 'scheduled',
  free: false,
  setlistId: 70,
};

const list = async (locale: 'ro' | 'en', events: ChoirEvent[] = []) =>
  serverPage(<SetlistIndex setlists={await setlists()} events={events} />, locale);

const twin = async (locale: 'ro' | 'en') => {
  const setlist = (await setlists()).find((item) => item.twin);
  if (!setlist) throw new Error('No such programme');
  return { setlist, page: await serverPage(<SetlistPage setlist={setlist} />, locale) };
};

const words = (node: Element | null) => node?.textContent?.replace(/\s+/g, ' ').trim();

describe('the concert programmes', () => {
  it('are all cards in the first HTML, none of them hidden (reading 62)', async () => {
    const page = await list('ro');
    expect(page.querySelectorAll('article')).toHaveLength(total);
    expect(page.querySelectorAll('[hidden]')).toHaveLength(0);
    expect(page.querySelectorAll('article img')).toHaveLength(total);
    expect(page.querySelectorAll('article time[datetime]')).toHaveLength(total);
  });

  it('each open a PDF that this site ships, named with its title, type and size', async () => {
    const page = await list('en');
    const links = [...page.querySelectorAll('article a[href$=".pdf"]')];
    expect(links).toHaveLength(total);
    for (const link of links)
      expect(words(link)).toMatch(/^Download the programme: .+ \(PDF, \d+ kB, in Romanian\)$/);
    expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(total);
  });

  it('stand under their seasons, and every season has a jump', async () => {
    const page = await list('ro');
    const seasons = [...page.querySelectorAll('section')];
    const items = await setlists();
    expect(seasons).toHaveLength(bySeason(items).length);
    const jumps = [...page.querySelectorAll('nav a[href^="#stagiunea-"]')];
    expect(jumps.map((jump) => jump.getAttribute('href'))).toEqual(seasons.map(({ id }) => `#${id}`));
    expect(words(seasons[0]?.querySelector('h2') ?? null)).toBe(`Stagiunea ${bySeason(items)[0]?.season}`);
    // The accessible name contains the visible one (WCAG 2.5.3).
    for (const jump of jumps) expect(jump.getAttribute('aria-label')).toContain(jump.textContent);
  });

  it('lead to a page when they have one, and to the concert where an event names them', async () => {
    const page = await list('ro', [concert]);
    expect(page.querySelectorAll('article a[href^="/ro/programe-sala/"]')).toHaveLength(
      (await setlists()).filter((item) => item.twin).length,
    );
    const links = [...page.querySelectorAll('article a[href^="/ro/evenimente/"]')];
    expect(links).toHaveLength(1);
    expect(words(links[0]?.closest('article')?.querySelector('h3') ?? null)).toBe('Trei crai de la răsărit');
  });

  it('are counted in the choices: seasons and years each add up to all', async () => {
    const page = await list('ro');
    const counts = [...page.querySelectorAll('optgroup')].map((group) =>
      [...group.querySelectorAll('option')].reduce(
        (sum, { text }) => sum + Number(/\((\d+)\)$/.exec(text)?.[1]),
        0,
      ),
    );
    expect(counts).toEqual([total, total]);
    expect(words(page.querySelector('[role=status]'))).toMatch(new RegExp(`^${total} `));
  });
});

describe('a programme as a page', () => {
  it('lists its works in order, each title in its own language', async () => {
    const { setlist, page } = await twin('en');
    const titles = [...page.querySelectorAll('ol[role=list] cite')];
    expect(titles.map((title) => [title.textContent, title.getAttribute('lang')])).toEqual(
      setlist.works.map(({ title, lang }) => [title, lang]),
    );
    expect(words(page.querySelector('h1'))).toBe(setlist.title.en);
    const rooms = [...page.querySelectorAll('a[href^="/en/muzica/"]')];
    expect(rooms.map(words)).toEqual(
      setlist.works.filter(({ id }) => pieceById(id)).map(({ title }) => `Follow the score: ${title}`),
    );
    expect(rooms.length).toBeGreaterThan(0);
  });

  it('leads back to all programmes and to its PDF', async () => {
    const { setlist, page } = await twin('ro');
    expect(page.querySelector(`a[href="${setlist.link}"]`)?.textContent).toMatch(
      /Programul tipărit \(PDF, \d+\u00a0kB\)/,
    );
    expect(page.querySelectorAll('a[href="/ro/programe-sala"]').length).toBeGreaterThan(0);
  });
});
