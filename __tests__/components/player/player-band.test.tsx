import { act, screen, waitFor, within } from '@testing-library/react';
import { PlayerBand } from '@/components/player/player-band';
import { playerAtom } from '@/components/player/player-store';
import { audio, fakeBrowser, words, renderPlayer, tell, tracks } from './support';

const band = (given = tracks) => (
  <PlayerBand
    links={{ 1: <p key={1}>Lebăda</p>, 2: <p key={2}>Greierele</p> }}
    locale="ro"
    tracks={given}
    texts={{ 1: <p>The silver swan…</p> }}
    words={words}
  />
);
const button = (name: string) => screen.getByRole('button', { name });
const rows = () => within(screen.getByRole('list', { name: words.playlist })).getAllByRole('button');
const seekBar = () => screen.getByRole('slider', { name: words.seek });

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
});

describe('at first', () => {
  it('has the first song loaded, with its metadata only, and does not play it', () => {
    renderPlayer(band());
    expect(audio()).toHaveAttribute('src', '/audio/swan.mp3');
    expect(audio()).toHaveAttribute('preload', 'metadata');
    expect(audio()).not.toHaveAttribute('autoplay');
    expect(browser.play).not.toHaveBeenCalled();
    expect(rows()[0]).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText('Orlando Gibbons · 1612 · 5 voci')).toBeVisible();
  });

  it('shows 00:00 until it knows the length', () => {
    renderPlayer(band());
    expect(screen.getByTestId('duration')).toHaveTextContent('00:00');
    expect(seekBar()).toBeDisabled();
    act(() => tell('durationchange', { duration: 54.6 }));
    expect(screen.getByTestId('duration')).toHaveTextContent('00:55');
    expect(seekBar()).toBeEnabled();
  });

  it('marks the language of titles and shows the sung text of the song', () => {
    renderPlayer(band());
    expect(screen.getByText('The Silver Swan', { selector: 'p' })).toHaveAttribute('lang', 'en');
    expect(screen.getByText('The silver swan…')).toBeInTheDocument();
    expect(screen.getByText(words.text).tagName).toBe('SUMMARY');
  });

  it('leads where the song leads, and only there, whichever song it is', async () => {
    const { user } = renderPlayer(band());
    for (const at of [1, 0, 1]) {
      const row = rows()[at];
      if (row) await user.click(row);
      expect(screen.queryAllByText('Lebăda')).toHaveLength(at === 0 ? 1 : 0);
      expect(screen.queryAllByText('Greierele')).toHaveLength(at === 1 ? 1 : 0);
    }
  });
});

describe('playing', () => {
  it('starts and pauses with the one button', async () => {
    const { user } = renderPlayer(band());
    await user.click(button(words.play));
    expect(audio().paused).toBe(false);
    await user.click(button(words.pause));
    expect(audio().paused).toBe(true);
    expect(button(words.play)).toBeVisible();
  });

  it('follows the element: where it is, and when something else pauses it', async () => {
    const { user } = renderPlayer(band());
    await user.click(button(words.play));
    act(() => tell('durationchange', { duration: 55 }));
    act(() => tell('timeupdate', { currentTime: 21.3 }));
    expect(screen.getByTestId('position')).toHaveTextContent('00:21');
    expect(seekBar()).toHaveAttribute('aria-valuetext', '0:21 din 0:55');
    act(() => tell('pause', { paused: true }));
    expect(button(words.play)).toBeVisible();
  });

  it('stays paused when the browser refuses to play', async () => {
    const { user } = renderPlayer(band());
    browser.play.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await user.click(button(words.play));
    await waitFor(() => expect(button(words.play)).toBeVisible());
  });

  it('seeks with the staff', async () => {
    const { store } = renderPlayer(band());
    act(() => tell('durationchange', { duration: 55 }));
    const { fireEvent } = await import('@testing-library/react');
    fireEvent.change(seekBar(), { target: { value: '30' } });
    expect(audio().currentTime).toBe(30);
    expect(store.get(playerAtom).position).toBe(30);
  });
});

describe('changing the song', () => {
  it('goes on playing the next when one was playing', async () => {
    const { user } = renderPlayer(band());
    await user.click(button(words.play));
    // Setting a source pauses the element before it loads.
    Object.assign(audio(), { paused: true });
    await user.click(button(words.next));
    expect(audio()).toHaveAttribute('src', '/audio/grillo.mp3');
    expect(audio().paused).toBe(false);
    expect(browser.play).toHaveBeenCalledTimes(2);
  });

  it('only loads it when none was playing', async () => {
    const { user } = renderPlayer(band());
    await user.click(rows()[2] as HTMLElement);
    expect(audio()).toHaveAttribute('src', '/audio/nata.mp3');
    expect(rows()[2]).toHaveAttribute('aria-current', 'true');
    expect(browser.play).not.toHaveBeenCalled();
  });

  it('ignores previous on the first and next on the last, whose buttons say so', async () => {
    const { user } = renderPlayer(band());
    expect(button(words.previous)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(words.previous));
    expect(audio()).toHaveAttribute('src', '/audio/swan.mp3');
    await user.click(rows()[2] as HTMLElement);
    expect(button(words.next)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(words.next));
    expect(audio()).toHaveAttribute('src', '/audio/nata.mp3');
    expect(button(words.previous)).toHaveAttribute('aria-disabled', 'false');
  });

  it('says politely which song comes, but not the first', async () => {
    const { user, container } = renderPlayer(band());
    const live = container.querySelector('[aria-live="polite"]');
    expect(live).toBeEmptyDOMElement();
    await user.click(button(words.next));
    expect(live).toHaveTextContent('Piesa 2 din 3: El grillo, Josquin des Prez');
  });

  it('plays the next at the end of a song and stops after the last', async () => {
    const { user } = renderPlayer(band());
    await user.click(button(words.play));
    act(() => tell('timeupdate', { currentTime: 55, paused: true, ended: true }));
    expect(browser.play).toHaveBeenCalledTimes(1);
    act(() => tell('pause'));
    act(() => tell('ended'));
    expect(audio()).toHaveAttribute('src', '/audio/grillo.mp3');
    expect(browser.play).toHaveBeenCalledTimes(2);
    await user.click(rows()[2] as HTMLElement);
    act(() => tell('ended', { paused: true }));
    expect(button(words.play)).toBeVisible();
    expect(screen.getByTestId('position')).toHaveTextContent('00:00');
  });
});

describe('a song that cannot be loaded', () => {
  it('says so and tries again on demand', async () => {
    const { user } = renderPlayer(band());
    await user.click(button(words.play));
    act(() => tell('error', { paused: true }));
    expect(screen.getByRole('alert')).toHaveTextContent(words.trackError);
    await user.click(button(words.retry));
    expect(browser.load).toHaveBeenCalledTimes(1);
    expect(audio().paused).toBe(false);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('opens and closes the playlist', async () => {
  const { user } = renderPlayer(band());
  const list = screen.getByRole('list', { name: words.playlist });
  const toggle = button(words.playlist);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle).toHaveAttribute('aria-controls', list.id);
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(list).not.toBeVisible();
});

it('moves the note on the staff, by whole seconds for who wants little motion', () => {
  fakeBrowser({ reducedMotion: true });
  renderPlayer(band());
  act(() => tell('durationchange', { duration: 50 }));
  act(() => tell('timeupdate', { currentTime: 25.7 }));
  expect(seekBar().parentElement?.style.getPropertyValue('--progress')).toBe('0.5000');
});

describe('volume', () => {
  it('goes from 0 to 1 in steps of 0.01, and begins at 1', async () => {
    renderPlayer(band());
    const volume = screen.getByRole('slider', { name: words.volume });
    expect(volume).toHaveAttribute('min', '0');
    expect(volume).toHaveAttribute('max', '1');
    expect(volume).toHaveAttribute('step', '0.01');
    expect(volume).toHaveValue('1');
    const { fireEvent } = await import('@testing-library/react');
    fireEvent.change(volume, { target: { value: '0.37' } });
    expect(audio().volume).toBe(0.37);
    expect(volume).toHaveAttribute('aria-valuetext', '37%');
  });

  it('is not offered where the device ignores it', async () => {
    fakeBrowser({ volumeStays: false });
    renderPlayer(band());
    await waitFor(() => expect(screen.queryByRole('slider', { name: words.volume })).not.toBeInTheDocument());
  });
});

describe('a link to a song and a second', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('opens on the right place, still, and is used up', () => {
    window.history.replaceState(null, '', '/ro#song=2&t=21');
    const { store } = renderPlayer(band());
    expect(audio()).toHaveAttribute('src', '/audio/grillo.mp3');
    expect(audio().currentTime).toBe(21);
    expect(store.get(playerAtom)).toMatchObject({ current: 2, position: 21, status: 'paused' });
    expect(window.location.hash).toBe('#player');
  });

  it('that names no song of the list changes nothing', () => {
    window.history.replaceState(null, '', '/ro#song=99&t=21');
    expect(renderPlayer(band()).store.get(playerAtom)).toMatchObject({ current: 1, position: 0 });
  });

  it('is copied with one button, and that is said', async () => {
    const { user } = renderPlayer(band());
    audio().currentTime = 12.7;
    await user.click(button(words.moment));
    expect(screen.getByText(words.copied)).toHaveAttribute('role', 'status');
    expect(await navigator.clipboard.readText()).toBe('http://localhost/#song=1&t=12');
  });
});
