import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { AboutPager } from '@/components/founder/about-pager';
import { inPages } from '@/lib/content/texts/founder';

const paragraphs = ['unu', 'doi', 'trei', 'patru', 'cinci', 'șase'];
const pages = inPages(paragraphs).map((page, index) => ({
  name: `Pagina ${index + 1} din 2`,
  position: `${index + 1} din 2`,
  content: page.map((text) => <p key={text}>{text}</p>),
}));
const pager = <AboutPager pages={pages} previousLabel="Dinainte" nextLabel="Următoarea" />;

function show() {
  render(pager);
  return userEvent.setup();
}
const group = (number: number) => screen.getByRole('group', { name: `Pagina ${number} din 2` });
const turn = (name: 'Dinainte' | 'Următoarea') => screen.getByRole('button', { name });

it('has all six paragraphs in its HTML, on two pages of three', () => {
  const html = renderToStaticMarkup(pager);
  expect(html.match(/<p>/g)).toHaveLength(6);
  expect(html.match(/data-shown="true"/g)).toHaveLength(1);
  expect(html).not.toMatch(/<div[^>]* hidden/);
});

it('begins with the first page and leaves the focus alone', () => {
  show();
  expect(group(1)).toHaveAttribute('data-shown', 'true');
  expect(group(2)).toHaveAttribute('data-shown', 'false');
  expect(screen.getByText('1 din 2')).toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

it.each(['Dinainte', 'Următoarea'] as const)('wraps round: twice %s is back at the start', async (way) => {
  const user = show();
  await user.click(turn(way));
  expect(group(2)).toHaveAttribute('data-shown', 'true');
  expect(group(1)).toHaveAttribute('data-shown', 'false');
  expect(screen.getByText('2 din 2')).toBeInTheDocument();
  await user.click(turn(way));
  expect(group(1)).toHaveAttribute('data-shown', 'true');
});

it('takes the focus to the page that came up, which says its name', async () => {
  const user = show();
  await user.click(turn('Următoarea'));
  expect(group(2)).toHaveFocus();
});

it('brings the top of the page into view when it is above the window', async () => {
  const user = show();
  const scrolled = jest.fn();
  group(2).scrollIntoView = scrolled;
  group(2).getBoundingClientRect = () => ({ top: -300 }) as DOMRect;
  await user.click(turn('Următoarea'));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('has no buttons when one page holds the whole text', () => {
  render(<AboutPager pages={pages.slice(0, 1)} previousLabel="Dinainte" nextLabel="Următoarea" />);
  expect(screen.queryByRole('button')).toBeNull();
});
