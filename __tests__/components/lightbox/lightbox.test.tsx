import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Lightbox } from '@/components/lightbox/lightbox';
import { fillBrowserGaps } from '../../support/browser-gaps';

beforeAll(fillBrowserGaps);

const labels = { close: 'Închideți', previous: 'Dinainte', next: 'Următoarea' };
const names = ['Lebăda', 'Greierele', 'Cerbul', 'Mierla'];

function show(list = names) {
  const pictures = list.map((name, index) => ({
    name,
    counter: `${index + 1} din ${list.length}`,
    view: <img src={`/art/${name}.webp`} alt={name} />,
  }));
  render(
    <Lightbox title="Galerie" labels={labels} pictures={pictures}>
      {list.map((name, index) => (
        <a key={name} href={`/art/${name}.webp`} data-picture={index}>
          {`Mic: ${name}`}
        </a>
      ))}
      <a href="#alt">Altceva</a>
    </Lightbox>,
  );
  return userEvent.setup();
}
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');
const link = (name: string) => screen.getByRole('link', { name: `Mic: ${name}` });
const shown = () => within(dialog()).getByRole('img').getAttribute('alt');

it('is a row of links to the pictures until one is asked for', () => {
  show();
  expect(link('Greierele')).toHaveAttribute('href', '/art/Greierele.webp');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('img', { hidden: true })).toBeNull();
});

it('opens the picture of the link, named with its place', async () => {
  const user = show();
  await user.click(link('Greierele'));
  expect(dialog()).toHaveAccessibleName('Galerie, 2 din 4');
  expect(shown()).toBe('Greierele');
});

it('leaves the link to the browser with a modifier key, and other links always', async () => {
  const user = show();
  const seen: boolean[] = [];
  const record = (event: Event) => {
    seen.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', record);
  await user.keyboard('{Control>}');
  await user.click(link('Greierele'));
  await user.keyboard('{/Control}');
  await user.click(screen.getByRole('link', { name: 'Altceva' }));
  window.removeEventListener('click', record);
  expect(seen).toEqual([false, false]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('turns with buttons and arrow keys, in a ring, and says what came up', async () => {
  const user = show();
  await user.click(link('Lebăda'));
  await user.click(screen.getByRole('button', { name: labels.next }));
  expect(shown()).toBe('Greierele');
  expect(screen.getByRole('status')).toHaveTextContent('2 din 4: Greierele');
  await user.click(screen.getByRole('button', { name: labels.previous }));
  await user.keyboard('{ArrowLeft}');
  expect(shown()).toBe('Mierla');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toBe('Greierele');
  await user.keyboard('{End}');
  expect(shown()).toBe('Mierla');
});

it('preloads the neighbours and no others', async () => {
  const user = show([...names, 'Cucul']);
  await user.click(link('Lebăda'));
  const ready = within(dialog()).getAllByRole('img', { hidden: true });
  expect(ready.map((each) => each.getAttribute('alt'))).toEqual(['Lebăda', 'Greierele', 'Cucul']);
});

it('gives the focus back to the link when it closes', async () => {
  const user = show();
  await user.click(link('Cerbul'));
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('button', { name: labels.close }));
  await waitFor(() => expect(link('Cerbul')).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('forgets the keys once it is closed, also by the browser', async () => {
  const user = show();
  await user.click(link('Cerbul'));
  const open = dialog();
  await act(async () => open.close());
  await user.keyboard('{ArrowRight}');
  expect(screen.queryByRole('img', { hidden: true })).toBeNull();
});

it('has no turning buttons with one picture', async () => {
  const user = show(['Lebăda']);
  await user.click(link('Lebăda'));
  expect(screen.queryByRole('button', { name: labels.next })).toBeNull();
});
