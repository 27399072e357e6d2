import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider, createStore } from 'jotai';
import type { ReactNode } from 'react';
import type { HostLabels, PlayerLabels } from '@/components/player/labels';
import type { Track } from '@/lib/player/track';
import en from '@/messages/en.json';
import ro from '@/messages/ro.json';

export const labels: PlayerLabels & HostLabels = ro.player;
export const labelsEn: PlayerLabels & HostLabels = en.player;

export const tracks: Track[] = [
  {
    id: 1,
    artist: 'Orlando Gibbons',
    title: 'The Silver Swan',
    titleLanguage: 'en',
    file: '/audio/swan.mp3',
    year: '1612',
    voices: '5 voci',
    duration: 55,
  },
  {
    id: 2,
    artist: 'Josquin des Prez',
    title: 'El grillo',
    titleLanguage: 'it',
    file: '/audio/grillo.mp3',
    duration: 42,
  },
  {
    id: 3,
    artist: 'Thomas Tallis',
    title: 'O nata lux',
    titleLanguage: 'la',
    file: '/audio/nata.mp3',
    duration: 125,
  },
];

/** Songs as the API writes them. */
export const apiSongs = tracks.map(({ title, titleLanguage, ...rest }) => ({
  ...rest,
  song: title,
  song_lang: titleLanguage,
}));

type Heard = { paused: boolean; ended: boolean; duration: number; currentTime: number; volume: number };
const silent: Heard = { paused: true, ended: false, duration: Number.NaN, currentTime: 0, volume: 1 };

/** Provides what jsdom lacks: an element that can play, and observers. */
export function fakeBrowser({ volumeStays = true, reducedMotion = false } = {}) {
  const heard = new WeakMap<object, Heard>();
  const of = (audio: object): Heard =>
    heard.get(audio) ?? ((heard.set(audio, { ...silent }), of(audio)) as Heard);
  const media = HTMLMediaElement.prototype;
  for (const key of ['paused', 'ended', 'duration', 'currentTime'] as const) {
    Object.defineProperty(media, key, {
      configurable: true,
      get(this: HTMLMediaElement) {
        return of(this)[key];
      },
      set(this: HTMLMediaElement, value: never) {
        of(this)[key] = value;
      },
    });
  }
  Object.defineProperty(media, 'volume', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return of(this).volume;
    },
    set(this: HTMLMediaElement, value: number) {
      if (volumeStays) of(this).volume = value;
    },
  });
  Object.defineProperty(media, 'readyState', { configurable: true, get: () => 4 });
  const play = jest.spyOn(media, 'play').mockImplementation(function (this: HTMLMediaElement) {
    of(this).paused = false;
    return Promise.resolve();
  });
  const pause = jest.spyOn(media, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    of(this).paused = true;
  });
  const load = jest.spyOn(media, 'load').mockImplementation(() => undefined);
  window.matchMedia = ((query: string) => ({
    matches: reducedMotion,
    media: query,
  })) as typeof window.matchMedia;
  const observers: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      observers.push(callback);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  return {
    play,
    pause,
    load,
    intersect: (isIntersecting: boolean) => observers.at(-1)?.([{ isIntersecting }]),
  };
}

/** The one audio element of the document. */
export function audio(): HTMLAudioElement {
  const found = document.querySelectorAll('audio');
  expect(found).toHaveLength(1);
  return found[0] as HTMLAudioElement;
}

/** What a browser reports about an element: duration, position, end. */
export function tell(
  type: 'durationchange' | 'timeupdate' | 'ended' | 'error' | 'play' | 'pause',
  set: Partial<Heard> = {},
) {
  Object.assign(audio(), set);
  audio().dispatchEvent(new Event(type));
}

export function renderPlayer(children: ReactNode, store = createStore()) {
  const wrap = (content: ReactNode) => <Provider store={store}>{content}</Provider>;
  const view = render(wrap(children));
  return {
    ...view,
    store,
    user: userEvent.setup(),
    show: (content: ReactNode) => view.rerender(wrap(content)),
  };
}
