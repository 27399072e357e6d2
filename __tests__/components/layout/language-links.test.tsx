import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inLanguage } from '@/__tests__/support/messages';
import { LanguageLinks } from '@/components/layout/language-links';
import { LanguageMenu } from '@/components/layout/language-menu';
import type { LanguageWay } from '@/lib/seo/language-ways';

const replace = jest.fn();
let pathname = '/ro/magazin/2-madrigale-italiene';

jest.mock('next/navigation', () => ({
  usePathname: () => pathname,
  useRouter: () => ({ replace }),
}));

beforeEach(() => {
  document.cookie = 'locale=; Path=/; Max-Age=0';
  window.history.replaceState(null, '', '/ro/magazin/2-madrigale-italiene?pagina=2#piese');
  pathname = '/ro/magazin/2-madrigale-italiene';
});

const menu = (ways: LanguageWay[] = []) =>
  inLanguage(
    'ro',
    <LanguageMenu label="Limba: Română">
      <LanguageLinks locale="ro" page="/ro/stiri/numai-ro" ways={ways} />
    </LanguageMenu>,
  );

async function openMenu(ways: LanguageWay[] = []) {
  const user = userEvent.setup();
  render(menu(ways));
  const details = screen.getByRole<HTMLDetailsElement>('group');
  details.open = true;
  return { user, details };
}

describe('LanguageMenu', () => {
  it('offers each language by its own name as a real link to the same page', async () => {
    await openMenu();
    const english = screen.getByRole('link', { name: 'English' });
    expect(english).toHaveAttribute('href', '/en/magazin/2-madrigale-italiene');
    expect(english).toHaveAttribute('hreflang', 'en');
    expect(english).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('link', { name: 'Română' })).toHaveAttribute('aria-current', 'true');
  });

  it('replaces the route, keeping query and fragment, remembers the choice and closes', async () => {
    const { user, details } = await openMenu();
    await user.click(screen.getByRole('link', { name: 'English' }));
    expect(replace).toHaveBeenCalledWith('/en/magazin/2-madrigale-italiene?pagina=2#piese', {
      scroll: false,
    });
    expect(document.cookie).toContain('locale=en');
    expect(details.open).toBe(false);
  });

  it('offers the list, by its name, where the page is in one language only, and promises no twin', async () => {
    pathname = '/ro/stiri/numai-ro';
    const { user } = await openMenu([{ locale: 'en', list: { name: 'News', href: '/en/stiri' } }]);
    const news = screen.getByRole('link', { name: 'English: News' });
    expect(news).toHaveAttribute('href', '/en/stiri');
    expect(news).not.toHaveAttribute('hreflang');
    await user.click(news);
    expect(replace).toHaveBeenLastCalledWith('/en/stiri', { scroll: true });
  });

  it('calls a page that is not translated no twin', async () => {
    pathname = '/ro/stiri/numai-ro';
    await openMenu([{ locale: 'en' }]);
    const english = screen.getByRole('link', { name: 'English' });
    expect(english).toHaveAttribute('href', '/en/stiri/numai-ro');
    expect(english).not.toHaveAttribute('hreflang');
  });

  it('forgets what it knew of another page', async () => {
    await openMenu([{ locale: 'en', list: { name: 'News', href: '/en/stiri' } }]);
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', `/en${pathname.slice(3)}`);
  });

  it('remembers the language one is in already, and goes nowhere', async () => {
    const { user, details } = await openMenu();
    await user.click(screen.getByRole('link', { name: 'Română' }));
    expect(replace).not.toHaveBeenCalled();
    expect(document.cookie).toContain('locale=ro');
    expect(details.open).toBe(false);
  });

  it('leaves a click for a new tab to the browser', async () => {
    await openMenu();
    const link = screen.getByRole('link', { name: 'English' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(replace).not.toHaveBeenCalled();
  });

  it('closes on Escape and gives the focus back to its summary', async () => {
    const { user, details } = await openMenu();
    screen.getByRole('link', { name: 'English' }).focus();
    await user.keyboard('{Escape}');
    expect(details.open).toBe(false);
    expect(details.querySelector('summary')).toHaveFocus();
  });

  it('closes when the pointer goes down outside, and when the focus leaves', async () => {
    const { user, details } = await openMenu();
    fireEvent.pointerDown(document.body);
    expect(details.open).toBe(false);
    details.open = true;
    const outside = document.body.appendChild(document.createElement('button'));
    screen.getByRole('link', { name: 'English' }).focus();
    await user.click(outside);
    expect(details.open).toBe(false);
    outside.remove();
  });

  it('closes after a navigation', () => {
    const view = render(menu());
    const details = screen.getByRole<HTMLDetailsElement>('group');
    details.open = true;
    pathname = '/ro/contact';
    view.rerender(menu());
    expect(details.open).toBe(false);
  });
});
