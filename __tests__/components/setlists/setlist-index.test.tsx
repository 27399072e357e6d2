import { SetlistIndex } from '@/components/setlists/setlist-index';
import { SetlistPage } from '@/components/setlists/setlist-page';
import type { ChoirEvent } from '@/lib/content/types';
import { setlistPage, setlists } from '@/lib/content/setlists';
import { serverPage } from '../../support/server-page';

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
  serverPage(<SetlistIndex locale={locale} setlists={await setlists()} events={events} />);

const twin = async (locale: 'ro' | 'en') => {
  const setlist = await setlistPage('2023-05-01-armindeni-60-bucuresti');
  if (!setlist) throw new Error('No such programme');
  return { setlist, page: await serverPage(<SetlistPage locale={locale} setlist={setlist} />) };
};

const words = (node: Element | null) => node?.textContent?.replace(/\s+/g, ' ').trim();

describe('the concert programmes', () => {
  it('are 70 cards in the first HTML, none of them hidden (reading 62)', async () => {
    const page = await list('ro');
    expect(page.querySelectorAll('article')).toHaveLength(70);
    expect(page.querySelectorAll('[hidden]')).toHaveLength(0);
    expect(page.querySelectorAll('article img')).toHaveLength(70);
    expect(page.querySelectorAll('article time[datetime]')).toHaveLength(70);
  });

  it('each open a PDF that this site ships, named with its title, type and size', async () => {
    const page = await list('en');
    const links = [...page.querySelectorAll('article a[href$=".pdf"]')];
    expect(links).toHaveLength(70);
    for (const link of links) expect(words(link)).toMatch(/^Programme: .+ \(PDF, \d+ kB, in Romanian\)$/);
    expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(70);
  });

  it('stand under their seasons, and every season has a jump', async () => {
    const page = await list('ro');
    const seasons = [...page.querySelectorAll('section')];
    expect(seasons.map((season) => season.id)).toHaveLength(7);
    const jumps = [...page.querySelectorAll('nav a[href^="#stagiunea-"]')];
    expect(jumps.map((jump) => jump.getAttribute('href'))).toEqual(seasons.map(({ id }) => `#${id}`));
    expect(words(seasons[0]?.querySelector('h2') ?? null)).toBe('Stagiunea 2025–2026');
    // The spoken name holds the written one (WCAG 2.5.3).
    for (const jump of jumps) expect(jump.getAttribute('aria-label')).toContain(jump.textContent);
  });

  it('lead to three pages, and to the concert where an event names them', async () => {
    const page = await list('ro', [concert]);
    expect(page.querySelectorAll('article a[href^="/ro/programe-sala/"]')).toHaveLength(3);
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
    expect(counts).toEqual([70, 70]);
    expect(words(page.querySelector('[role=status]'))).toBe('70 de programe');
  });
});

describe('a programme as a page', () => {
  it('lists its works in order, each title in its own language', async () => {
    const { setlist, page } = await twin('en');
    const titles = [...page.querySelectorAll('ol[role=list] cite')];
    expect(titles.map((title) => [title.textContent, title.getAttribute('lang')])).toEqual(
      setlist.works.map(({ title, lang }) => [title, lang]),
    );
    expect(titles).toHaveLength(12);
    expect(words(page.querySelector('h1'))).toBe('Armindeni 60');
  });

  it('leads back to all programmes and to its PDF', async () => {
    const { setlist, page } = await twin('ro');
    expect(page.querySelector(`a[href="${setlist.link}"]`)?.textContent).toMatch(
      /Programul tipărit \(PDF, \d+\u00a0kB\)/,
    );
    expect(page.querySelectorAll('a[href="/ro/programe-sala"]').length).toBeGreaterThan(0);
  });
});
