import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { SetlistShelf } from '@/components/setlists/setlist-shelf';
import { titleLanguage } from '@/components/setlists/title-language';
import { workById } from '@/lib/content/works';

const card = (id: number, ...periods: string[]) => ({
  id,
  periods,
  card: <article>{`Programme ${id}`}</article>,
});
const choice = (value: string, label: string, shown: string) => ({ value, label, shown });

const shelf = (
  <SetlistShelf
    labels={{ show: 'Show', jump: 'Seasons' }}
    all={choice('', 'all', '3 programmes')}
    groups={[
      {
        label: 'By season',
        choices: [choice('2025-2026', '2025–2026', '2 of 3'), choice('2024-2025', '2024–2025', '1 of 3')],
      },
      { label: 'By year', choices: [choice('2025', '2025', '2 of 3'), choice('2026', '2026', '1 of 3')] },
    ]}
    seasons={[
      {
        key: '2025-2026',
        title: 'Season 2025–2026',
        jump: { label: '2025–26' },
        cards: [card(3, '2025-2026', '2026'), card(2, '2025-2026', '2025')],
      },
      {
        key: '2024-2025',
        title: 'Season 2024–2025',
        jump: { label: '2024–25' },
        cards: [card(1, '2024-2025', '2025')],
      },
    ]}
  />
);

const shown = () => screen.queryAllByRole('article').map((article) => article.textContent);
const seasons = () => screen.queryAllByRole('heading').map((heading) => heading.textContent);

beforeEach(() => window.history.replaceState(null, '', '/ro/programe-sala'));

describe('the filter of programmes', () => {
  it('shows all before anything is chosen', () => {
    render(shelf);
    expect(shown()).toEqual(['Programme 3', 'Programme 2', 'Programme 1']);
    expect(screen.getByRole('status')).toHaveTextContent('3 programmes');
  });

  it('leaves the season that was chosen, says how many, and writes it into the address', async () => {
    render(shelf);
    await userEvent.selectOptions(screen.getByLabelText('Show'), '2025-2026');
    expect(shown()).toEqual(['Programme 3', 'Programme 2']);
    expect(seasons()).toEqual(['Season 2025–2026']);
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3');
    expect(window.location.search).toBe('?perioada=2025-2026');
  });

  it('leaves a calendar year across two seasons, with a jump to each', async () => {
    render(shelf);
    await userEvent.selectOptions(screen.getByLabelText('Show'), '2025');
    expect(shown()).toEqual(['Programme 2', 'Programme 1']);
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('gives everything back, and a clean address', async () => {
    render(shelf);
    await userEvent.selectOptions(screen.getByLabelText('Show'), '2026');
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'all');
    expect(shown()).toHaveLength(3);
    expect(window.location.href).toMatch(/\/ro\/programe-sala$/);
  });

  it('reads the choice from the address', () => {
    window.history.replaceState(null, '', '?perioada=2026');
    render(shelf);
    expect(shown()).toEqual(['Programme 3']);
    expect(screen.getByLabelText('Show')).toHaveValue('2026');
  });

  it('takes a period it has not got for everything', () => {
    window.history.replaceState(null, '', '?perioada=1999');
    render(shelf);
    expect(shown()).toHaveLength(3);
    expect(screen.getByLabelText('Show')).toHaveValue('');
  });

  it('follows the browser’s back button', () => {
    render(shelf);
    window.history.replaceState(null, '', '?perioada=2025');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(shown()).toEqual(['Programme 2', 'Programme 1']);
  });

  it('is not asked on the server, which sends all of them', () => {
    window.history.replaceState(null, '', '?perioada=2026');
    const html = renderToString(shelf);
    expect(html.match(/<article>/g)).toHaveLength(3);
    expect(html).not.toContain('hidden');
  });
});

describe('titleLanguage', () => {
  const works = [workById('moro-lasso')];
  it.each([
    ['ro', 'Moro, lasso', 'it'],
    ['ro', 'Umbre și lumini', undefined],
  ] as const)('in %s, “%s” is %s', (locale, title, language) => {
    expect(titleLanguage(locale, { title: { ro: title, en: title }, works })).toBe(language);
  });

  it('is not said when it is the page’s', () => {
    const romanian = [workById('ana-lugojana')];
    const title = { ro: 'Ana Lugojana', en: 'Ana Lugojana' };
    expect(titleLanguage('ro', { title, works: romanian })).toBeUndefined();
    expect(titleLanguage('en', { title, works: romanian })).toBe('ro');
  });
});
