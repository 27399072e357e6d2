import { createStore } from 'jotai';
import { connectAudio } from '@/components/player/audio';
import { playerAtom } from '@/components/player/player-store';
import { audio, fakeBrowser, tell, tracks } from './support';

type Session = {
  metadata: unknown;
  playbackState: string;
  handlers: Map<string, ((details: object) => void) | null>;
};

function fakeSession(): Session & { setPositionState: jest.Mock } {
  const handlers: Session['handlers'] = new Map();
  const session = {
    metadata: null as unknown,
    playbackState: 'none',
    handlers,
    setPositionState: jest.fn(),
    setActionHandler(action: string, handler: ((details: object) => void) | null) {
      if (action === 'seekto') throw new TypeError('unknown action');
      handlers.set(action, handler);
    },
  };
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session });
  window.MediaMetadata = class {
    constructor(init: object) {
      Object.assign(this, init);
    }
  } as unknown as typeof MediaMetadata;
  return session;
}

function started() {
  fakeBrowser();
  const session = fakeSession();
  const store = createStore();
  store.set(playerAtom, { type: 'list', tracks, language: 'ro' });
  connectAudio(store);
  expect(session.metadata).toBeNull();
  store.set(playerAtom, { type: 'play' });
  return { session, store };
}

it('names the song and its composer, and claims nothing more', () => {
  const { session } = started();
  expect({ ...(session.metadata as object) }).toEqual({
    title: 'The Silver Swan',
    artist: 'Orlando Gibbons',
  });
  expect(session.playbackState).toBe('playing');
});

it('plays, pauses and moves from the lock screen, even where an action is unknown', () => {
  const { session, store } = started();
  session.handlers.get('pause')?.({});
  expect(audio().paused).toBe(true);
  expect(session.playbackState).toBe('paused');
  session.handlers.get('play')?.({});
  expect(store.get(playerAtom).status).toBe('playing');
  session.handlers.get('nexttrack')?.({});
  expect(audio()).toHaveAttribute('src', '/audio/grillo.mp3');
  expect({ ...(session.metadata as object) }).toMatchObject({ title: 'El grillo' });
});

it('offers no step where there is none', () => {
  const { session, store } = started();
  expect(session.handlers.get('previoustrack')).toBeNull();
  store.set(playerAtom, { type: 'select', index: 3 });
  expect(session.handlers.get('nexttrack')).toBeNull();
  expect(session.handlers.get('previoustrack')).toBeInstanceOf(Function);
});

it('tells the position on jumps, not four times a second', () => {
  const { session } = started();
  tell('durationchange', { duration: 55 });
  expect(session.setPositionState).toHaveBeenCalledTimes(1);
  tell('timeupdate', { currentTime: 0.3 });
  expect(session.setPositionState).toHaveBeenCalledTimes(1);
  tell('timeupdate', { currentTime: 40 });
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 55, position: 40 });
});

it('goes away when the player is closed', () => {
  const { session, store } = started();
  store.set(playerAtom, { type: 'stop' });
  expect(session.metadata).toBeNull();
});
