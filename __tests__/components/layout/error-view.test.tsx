import { render, screen } from '@testing-library/react';
import { messages, setRequestLocale } from '@/__tests__/support/messages';
import { ErrorView } from '@/components/layout/error-view';
import { ErrorWords } from '@/components/layout/error-words';

describe('what failed', () => {
  afterEach(() => document.documentElement.removeAttribute('lang'));

  it.each(['ro', 'en'] as const)('takes the focus and leads on, in %s', async (locale) => {
    const { common, statusPage } = messages[locale];
    setRequestLocale(locale);
    document.documentElement.lang = locale;
    const { rerender } = render(await ErrorWords());
    rerender(
      <>
        {await ErrorWords()}
        <ErrorView />
      </>,
    );
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(statusPage.server_error.title);
    expect(heading).toHaveFocus();
    expect(screen.getByText(statusPage.server_error.text)).toBeInTheDocument();
    expect(screen.getByText(common.retry)).toHaveAttribute('href', '');
    expect(screen.getByRole('link', { name: common.home })).toHaveAttribute('href', `/${locale}`);
  });

  it('still offers another try in a document without words', () => {
    render(<ErrorView />);
    expect(screen.getByText('↻')).toHaveAttribute('href', '');
  });
});
