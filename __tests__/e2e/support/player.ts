import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { sample } from '@/scripts/sample-api/sample';
import { expect } from './test';
import { words } from './words';

type Song = { song: string; artist: string; file: string };
export const songs = sample('ro', 'audio-file') as unknown as readonly Song[];
export const song = (index: number): Song => songs.at(index) as Song;

/** The one audio element of the document; the browser's own state is the truth. */
const audio = (page: Page) => page.locator('body > audio');

export const heard = (page: Page) =>
  audio(page).evaluate((element: HTMLAudioElement) => ({
    file: element.getAttribute('src'),
    paused: element.paused,
    position: element.currentTime,
    volume: element.volume,
  }));

export const position = async (page: Page) => (await heard(page)).position;

/** Audio is playing: the position advances on its own. */
export async function expectPlaying(page: Page, file: string) {
  await expect.poll(() => heard(page)).toMatchObject({ file, paused: false });
  const before = await position(page);
  await expect.poll(() => position(page)).toBeGreaterThan(before);
}

export const expectSilent = (page: Page) => expect.poll(() => heard(page)).toMatchObject({ paused: true });

/** Marks the element, so that it can later be told from a new one. */
export const markAudio = (page: Page) =>
  audio(page).evaluate((element) => element.setAttribute('data-same', ''));
export const expectSameAudio = (page: Page) => expect(audio(page)).toHaveAttribute('data-same');

/** The player of the home page in a language. */
export function playerOf(page: Page, locale: Locale) {
  const say = words[locale].player;
  const band = page.locator('#player');
  const button = (name: string) => band.getByRole('button', { name, exact: true });
  return {
    band,
    play: button(say.play),
    pause: button(say.pause),
    previous: button(say.previous),
    next: button(say.next),
    toggle: button(say.playlist),
    list: band.getByRole('list', { name: say.playlist }),
    seek: band.getByRole('slider', { name: say.seek }),
    volume: band.getByRole('slider', { name: say.volume, exact: true }),
  };
}

export const dockOf = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: words[locale].player.dock });
