import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Testimonials } from '@/components/carousel/testimonials';
import type { Testimonial } from '@/lib/content/types';
import ro from '@/messages/ro.json';

const labels = ro.testimonials;
const testimonials: Testimonial[] = Array.from({ length: 7 }, (_, index) => ({
  id: index + 1,
  text: `Cronica ${index + 1}`,
  author: `Autor ${index + 1}`,
  authorNote: 'ziar fictiv',
}));

// jsdom has no layout: four pages of 1000 px.
function layOut(element: HTMLElement, pages = 4) {
  Object.defineProperty(element, 'clientWidth', { configurable: true, value: 1000 });
  Object.defineProperty(element, 'scrollWidth', { configurable: true, value: pages * 1000 });
  element.scrollTo = jest.fn((options: ScrollToOptions) => {
    element.scrollLeft = options.left ?? 0;
    element.dispatchEvent(new Event('scroll'));
  }) as unknown as typeof element.scrollTo;
}

let resized: () => void = () => undefined;
beforeEach(() => {
  window.ResizeObserver = class {
    constructor(callback: () => void) {
      resized = callback;
    }
    observe() {}
    disconnect() {}
    unobserve() {}
  } as unknown as typeof ResizeObserver;
});

async function show(list = testimonials, pages = 4) {
  render(await Testimonials({ locale: 'ro', testimonials: list }));
  const row = screen.getByRole('group', { name: labels.region });
  layOut(row, pages);
  act(resized);
  return { row, user: userEvent.setup() };
}
const button = (key: 'previous' | 'next') => screen.getByRole('button', { name: labels[key] });

it('has every review in it, quoted and signed, whatever fits on the screen', async () => {
  await show();
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items).toHaveLength(7);
  expect(items[6]).toHaveTextContent('„Cronica 7”Autor 7, ziar fictiv');
});

it('turns a page at a time and stops at both ends', async () => {
  const { row, user } = await show();
  expect(button('previous')).toHaveAttribute('aria-disabled', 'true');
  expect(button('next')).toHaveAttribute('aria-disabled', 'false');
  await user.click(button('previous'));
  expect(row.scrollTo).not.toHaveBeenCalled();
  for (const left of [1000, 2000, 3000]) {
    await user.click(button('next'));
    expect(row.scrollLeft).toBe(left);
  }
  expect(button('next')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('next'));
  expect(row.scrollLeft).toBe(3000);
  await user.click(button('previous'));
  expect(row.scrollLeft).toBe(2000);
});

it('follows scrolling without the buttons', async () => {
  const { row } = await show();
  act(() => {
    row.scrollLeft = 3000;
    row.dispatchEvent(new Event('scroll'));
  });
  expect(button('previous')).toHaveAttribute('aria-disabled', 'false');
  expect(button('next')).toHaveAttribute('aria-disabled', 'true');
});

it('takes the focus, so that the keyboard scrolls it', async () => {
  const { row, user } = await show();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(row).toHaveFocus();
});

it('does not turn when everything fits', async () => {
  await show(testimonials.slice(0, 2), 1);
  expect(button('previous')).toHaveAttribute('aria-disabled', 'true');
  expect(button('next')).toHaveAttribute('aria-disabled', 'true');
});

it('lets a long review be expanded, and only a long one', async () => {
  await show([...testimonials.slice(0, 2), { id: 9, text: 'Foarte lung. '.repeat(50), author: 'Autor 9' }]);
  expect(screen.getAllByRole('checkbox', { name: labels.whole })).toHaveLength(1);
  expect(screen.getAllByRole('listitem')[2]).toContainElement(screen.getByRole('checkbox'));
});

it('renders no section without reviews', async () => {
  expect(await Testimonials({ locale: 'ro', testimonials: [] })).toBeNull();
});
