import { act, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { PlayerBand } from '@/components/player/player-band';
import { PlayerHost } from '@/components/player/player-host';
import { playerAtom } from '@/components/player/player-store';
import type { Locale } from '@/lib/i18n/locales';
import { apiSongs, audio, fakeBrowser, words, wordsEn, renderPlayer, tracks } from './support';

const byLocale = { ro: words, en: wordsEn };
type Shown = { locale?: Locale; home?: boolean; list?: typeof tracks | null };

/** A page as the layout renders it: the full player on the home page only, the host last. */
function page({ locale = 'ro', home = false, list = tracks }: Shown) {
  return (
    <SWRConfig key={locale} value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      {home ? (
        <PlayerBand links={{}} locale={locale} tracks={list} texts={{}} words={byLocale[locale]} />
      ) : (
        <p>Text</p>
      )}
      <PlayerHost locale={locale} words={byLocale[locale]} playerHref={`/${locale}#player`} />
    </SWRConfig>
  );
}
const dock = () => screen.queryByRole('region', { name: words.dock });
const button = (name: string) => screen.getByRole('button', { name });

function answer(body: unknown, status = 200) {
  const reply = { ok: status === 200, status, json: () => Promise.resolve(body) } as Response;
  return (globalThis.fetch = jest.fn(() => Promise.resolve(reply)));
}

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  browser = fakeBrowser();
});

async function startedAtHome() {
  const view = renderPlayer(page({ home: true }));
  act(() => browser.intersect(true));
  await view.user.click(button(words.play));
  return view;
}

it('shows no dock before a song has been started, nor beside the full player', async () => {
  const { show } = await startedAtHome();
  expect(dock()).not.toBeInTheDocument();
  show(page({}));
  expect(await screen.findByRole('region', { name: words.dock })).toBeVisible();
});

it('docks when the full player is scrolled out of view', async () => {
  await startedAtHome();
  act(() => browser.intersect(false));
  expect(await screen.findByRole('region', { name: words.dock })).toBeVisible();
  act(() => browser.intersect(true));
  expect(dock()).not.toBeInTheDocument();
});

it('plays on, in the same element, across pages and a change of language', async () => {
  const { show } = await startedAtHome();
  const element = audio();
  const fetched = answer(apiSongs.map((song) => ({ ...song, artist: `${song.artist} (en)` })));
  show(page({}));
  await screen.findByRole('region', { name: words.dock });
  expect(fetched).not.toHaveBeenCalled();
  show(page({ locale: 'en' }));
  await screen.findByRole('region', { name: wordsEn.dock });
  expect(await screen.findByText('Orlando Gibbons (en)')).toBeVisible();
  expect(fetched).toHaveBeenCalledWith('/api/audio-file/?locale=en');
  expect(audio()).toBe(element);
  expect(element.isConnected).toBe(true);
  expect(element.paused).toBe(false);
  expect(browser.play).toHaveBeenCalledTimes(1);
  expect(browser.pause).not.toHaveBeenCalled();
});

it('goes on in the language at hand when the other list does not come', async () => {
  const { show } = await startedAtHome();
  answer({}, 503);
  show(page({ locale: 'en' }));
  expect(await screen.findByText('Orlando Gibbons')).toBeVisible();
  expect(audio().paused).toBe(false);
});

it('pauses, goes to the next song, leads back to the full player and closes', async () => {
  const { show, user, store } = await startedAtHome();
  show(page({}));
  await screen.findByRole('region', { name: words.dock });
  expect(screen.getByRole('link', { name: /The Silver Swan – deschideți playerul/ })).toHaveAttribute(
    'href',
    '/ro#player',
  );
  await user.click(button(words.next));
  expect(audio()).toHaveAttribute('src', '/audio/grillo.mp3');
  await user.click(button(words.pause));
  expect(audio().paused).toBe(true);
  await user.click(button(words.close));
  expect(dock()).not.toBeInTheDocument();
  expect(store.get(playerAtom)).toMatchObject({ started: false, position: 0, current: 2 });
});

it('tells of a song that cannot be loaded in the dock too', async () => {
  const { show, user } = await startedAtHome();
  show(page({}));
  await screen.findByRole('region', { name: words.dock });
  act(() => audio().dispatchEvent(new Event('error')));
  expect(screen.getByRole('alert')).toHaveTextContent(words.trackError);
  await user.click(button(words.retry));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('a home page that came without the list', () => {
  it('asks for it by itself', async () => {
    const fetched = answer(apiSongs);
    renderPlayer(page({ home: true, list: null }));
    expect(await screen.findByText('The Silver Swan', { selector: 'p' })).toBeVisible();
    expect(fetched).toHaveBeenCalledWith('/api/audio-file/?locale=ro');
    expect(audio().paused).toBe(true);
  });

  it('says that it could not be had, and tries again on demand', async () => {
    answer({}, 503);
    const { user } = renderPlayer(page({ home: true, list: null }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words.listError);
    answer(apiSongs);
    await user.click(button(words.retry));
    await waitFor(() => expect(screen.getByRole('list', { name: words.playlist })).toBeVisible());
  });

  it('takes an answer that is no list for a failure', async () => {
    answer('<html>');
    renderPlayer(page({ home: true, list: null }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words.listError);
  });
});
