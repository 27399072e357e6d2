import type { ClientStore } from '@/lib/player/client-store';
import { currentTrack } from '@/lib/player/reducer';
import type { PlayerAction, PlayerState } from '@/lib/player/reducer';
import { followMediaSession } from './media-session';
import { playerAtom } from './player-store';

// One element for the life of the document, outside React's tree: the layout is mounted anew when the language
// changes, and an element taken out of the document falls silent.
let element: HTMLAudioElement | undefined;
let connected: ClientStore | undefined;

function createElement(): HTMLAudioElement {
  const audio = document.createElement('audio');
  audio.preload = 'metadata';
  document.body.append(audio);
  return audio;
}

function play(audio: HTMLAudioElement, dispatch: (action: PlayerAction) => void) {
  audio.play().catch((reason: unknown) => {
    // Only a refusal by the browser stops the player; a load that fails says so with its own event, and a change of
    // song aborts the promise of the one before.
    if (reason instanceof DOMException && reason.name === 'NotAllowedError') dispatch({ type: 'pause' });
  });
}

/** Makes the element do what the state says. */
function follow(
  audio: HTMLAudioElement,
  state: PlayerState,
  before: PlayerState,
  dispatch: (action: PlayerAction) => void,
) {
  const file = currentTrack(state)?.file;
  const otherFile = file !== undefined && audio.getAttribute('src') !== file;
  const again = before.error !== null && state.error === null;
  if (otherFile) audio.src = file;
  else if (again) audio.load();
  if (audio.volume !== state.volume) audio.volume = state.volume;
  if (before.started && !state.started) audio.currentTime = 0;
  if (state.status === 'paused') {
    if (!audio.paused) audio.pause();
    return;
  }
  // Not on every change of a playing state: at the end of a song, before `ended`, the element is paused as well, and
  // would start over.
  const begins = before.status === 'paused' || otherFile || again;
  if (begins && audio.paused) play(audio, dispatch);
}

function listen(audio: HTMLAudioElement, store: ClientStore) {
  const dispatch = (action: PlayerAction) => store.set(playerAtom, action);
  audio.ondurationchange = () => dispatch({ type: 'duration', value: audio.duration });
  audio.onloadedmetadata = () => {
    // After a retry the song resumes where it broke off.
    const { position } = store.get(playerAtom);
    if (position > 0 && audio.currentTime === 0) audio.currentTime = position;
  };
  audio.ontimeupdate = () => {
    // A fresh source reports 0 before the position above is restored.
    if (audio.readyState > 0) dispatch({ type: 'position', value: audio.currentTime });
  };
  // Events arrive late: what they report may have been undone in the meantime.
  audio.onplay = () => !audio.paused && dispatch({ type: 'play' });
  // `pause` also comes at the end of a song, before `ended`, which decides what follows.
  audio.onpause = () => audio.paused && !audio.ended && dispatch({ type: 'pause' });
  audio.onended = () => dispatch({ type: 'ended' });
  audio.onerror = () => audio.hasAttribute('src') && dispatch({ type: 'failed' });
}

/** Binds the audio element to the player's state, once per document; call it in an effect. */
export function connectAudio(store: ClientStore): void {
  if (connected === store) return;
  connected = store;
  const audio = (element ??= createElement());
  const dispatch = (action: PlayerAction) => store.set(playerAtom, action);
  let before = store.get(playerAtom);
  const update = () => {
    if (connected !== store) return;
    const state = store.get(playerAtom);
    const last = before;
    before = state;
    follow(audio, state, last, dispatch);
    followMediaSession(state, last, dispatch, seek);
  };
  listen(audio, store);
  store.sub(playerAtom, update);
  update();
}

/** The current position in seconds; finer than the state, which updates about four times a second. */
export function heardPosition(): number {
  return element?.currentTime ?? 0;
}

/** Seeks to a position in the current song, in seconds. */
export function seek(position: number): void {
  if (!element || !connected) return;
  connected.set(playerAtom, { type: 'position', value: position });
  element.currentTime = connected.get(playerAtom).position;
}
