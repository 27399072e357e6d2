import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { VideoPlayer } from '@/components/rich-text/video-player';

const player = 'https://www.youtube-nocookie.com/embed/a-b_c1D2e3F?autoplay=1';
const page = 'https://www.youtube.com/watch?v=a-b_c1D2e3F';

const show = () =>
  render(
    <VideoPlayer player={player} page={page} title="Filmare">
      Redați
    </VideoPlayer>,
  );

it('asks the host for nothing until it is played, and then takes the focus', () => {
  show();
  const link = screen.getByRole('link', { name: 'Redați' });
  expect(link).toHaveAttribute('href', page);
  expect(screen.queryByTitle('Filmare')).toBeNull();
  fireEvent.click(link);
  expect(screen.getByTitle('Filmare')).toHaveAttribute('src', player);
  expect(screen.getByTitle('Filmare')).toHaveFocus();
});

it('leaves a click for another tab to the browser', () => {
  show();
  const link = screen.getByRole('link', { name: 'Redați' });
  const click = createEvent.click(link, { ctrlKey: true });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent(link, click);
  expect(screen.queryByTitle('Filmare')).toBeNull();
});
