import { render, screen } from '@testing-library/react';
import PageError from '@/app/[locale]/error';
import { ErrorView } from '@/components/layout/error-view';
import { errorTexts } from '@/lib/content/texts/error';

let params: { locale?: string } = {};
jest.mock('next/navigation', () => ({ useParams: () => params }));

describe('a page that failed', () => {
  it.each(['ro', 'en'] as const)('says so in %s, at a heading that takes the focus', (locale) => {
    params = { locale };
    render(<PageError />);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(errorTexts[locale].title);
    expect(heading).toHaveFocus();
    expect(heading.closest('[lang]')).toHaveAttribute('lang', locale);
    expect(screen.getByText(errorTexts[locale].retry)).toHaveAttribute('href', '');
    expect(screen.getByRole('link', { name: errorTexts[locale].home })).toHaveAttribute('href', `/${locale}`);
  });

  it('speaks the default language where the address names none', () => {
    params = { locale: 'files' };
    render(<PageError />);
    expect(screen.getByRole('heading')).toHaveTextContent(errorTexts.ro.title);
  });

  it('is told in every language when the whole document failed', () => {
    render(<ErrorView languages={['ro', 'en']} />);
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      errorTexts.ro.title,
      errorTexts.en.title,
    ]);
    expect(headings[0]).toHaveFocus();
  });
});
