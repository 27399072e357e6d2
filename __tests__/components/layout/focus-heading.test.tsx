import { render, screen } from '@testing-library/react';
import { FocusHeading } from '@/components/layout/focus-heading';

let pathname = '/ro';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

function Page() {
  return (
    <>
      <h1 id="main-heading" tabIndex={-1}>
        Contact
      </h1>
      <FocusHeading />
    </>
  );
}

beforeEach(() => {
  pathname = '/ro';
  window.history.replaceState(null, '', '/ro');
});

describe('FocusHeading', () => {
  it('leaves the focus alone on the first load', () => {
    render(<Page />);
    expect(screen.getByRole('heading')).not.toHaveFocus();
    expect(document.documentElement.dataset.navigated).toBeUndefined();
  });

  it('moves the focus to the heading after a navigation', () => {
    const view = render(<Page />);
    pathname = '/ro/contact';
    view.rerender(<Page />);
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('leaves the focus to the browser when the address names a place on the page', () => {
    const view = render(<Page />);
    pathname = '/ro/contact';
    window.history.replaceState(null, '', '/ro/contact#harta');
    view.rerender(<Page />);
    expect(screen.getByRole('heading')).not.toHaveFocus();
  });
});
