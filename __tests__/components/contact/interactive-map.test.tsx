import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InteractiveMap } from '@/components/contact/interactive-map';

const labels = {
  open: 'Open',
  close: 'Close',
  note: 'Google receives your address.',
  frame: 'Interactive map',
};

it('puts the map’s document in the place of the drawn map after a click, and takes it out again', async () => {
  render(
    <InteractiveMap src="/en/contact/harta" labels={labels}>
      <img src="/art/map/harta.webp" alt="drawn map" />
    </InteractiveMap>,
  );
  expect(screen.queryByTitle(labels.frame)).not.toBeInTheDocument();
  expect(screen.getByText(labels.note)).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(button);
  expect(screen.getByTitle(labels.frame)).toHaveAttribute('src', '/en/contact/harta');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByTitle(labels.frame)).not.toBeInTheDocument();
  expect(screen.getByRole('img')).toBeInTheDocument();
});
