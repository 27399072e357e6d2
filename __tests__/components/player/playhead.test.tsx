import { act } from '@testing-library/react';
import { connectAudio } from '@/components/player/audio';
import { playerAtom } from '@/components/player/player-store';
import { Playhead } from '@/components/player/playhead';
import { audio, fakeBrowser, renderPlayer, tell, tracks } from './support';

type Frame = () => void;

function show(reducedMotion: boolean) {
  fakeBrowser({ reducedMotion });
  const frames: Frame[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame as Frame));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => void frames.splice(0));
  const { store, container, unmount } = renderPlayer(<Playhead className="head" />);
  store.set(playerAtom, { type: 'list', tracks, language: 'ro' });
  connectAudio(store);
  act(() => tell('durationchange', { duration: 50 }));
  const head = container.querySelector<HTMLElement>('.head');
  if (!head) throw new Error('no playhead');
  return { store, head, frames, unmount, progress: () => head.style.getPropertyValue('--progress') };
}

it('waits, unseen by assistive technology, until a song plays', () => {
  const { head, frames, progress } = show(false);
  expect(head).toHaveAttribute('aria-hidden', 'true');
  expect(head).toHaveAttribute('data-state', 'idle');
  expect(progress()).toBe('0.0000');
  expect(frames).toHaveLength(0);
});

it('follows the sound frame by frame, and only while it plays', () => {
  const { store, head, frames, progress } = show(false);
  act(() => store.set(playerAtom, { type: 'play' }));
  expect(head).toHaveAttribute('data-state', 'playing');
  audio().currentTime = 12.5;
  frames.shift()?.();
  expect(progress()).toBe('0.2500');
  expect(frames).toHaveLength(1);
  act(() => store.set(playerAtom, { type: 'pause' }));
  expect(head).toHaveAttribute('data-state', 'paused');
  expect(frames).toHaveLength(0);
});

it('moves by whole seconds, without frames, for who prefers little motion', () => {
  const { store, frames, progress } = show(true);
  act(() => store.set(playerAtom, { type: 'play' }));
  act(() => tell('timeupdate', { currentTime: 10.9 }));
  expect(progress()).toBe('0.2000');
  expect(frames).toHaveLength(0);
});

it('lets go of the frames when it leaves the page', () => {
  const { store, frames, unmount } = show(false);
  act(() => store.set(playerAtom, { type: 'play' }));
  expect(frames).toHaveLength(1);
  unmount();
  expect(frames).toHaveLength(0);
});
