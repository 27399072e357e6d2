import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pieceById } from '@/lib/content/listening';
import type { Score } from '@/lib/player/room/score';
import { href } from '@/lib/routing/routes';

declare global {
  // What the watched page tells a test: its audio context, its clock, and when its sources start.
  var watched: { context?: BaseAudioContext; now: number; starts: { when: number; end: number }[] };
}

export const scoreOf = (id: string): Score =>
  JSON.parse(readFileSync(`public${pieceById(id)?.folder}/time.json`, 'utf8'));

/**
 * Watches the audio context of the page. `still`: its clock stands at `watched.now`, wherever the test puts it, and
 * what was scheduled is rendered when the test says so, so that no machine is too slow and none needs a sound card.
 */
function watch(still: boolean) {
  const starts: typeof watched.starts = [];
  globalThis.watched = { starts, now: 0 };
  const Real = AudioContext;
  const standing = () => {
    const context = new OfflineAudioContext(2, 44_100 * 12, 44_100);
    Object.defineProperty(context, 'currentTime', { get: () => watched.now });
    return Object.assign(context, { resume: () => Promise.resolve() });
  };
  Object.assign(globalThis, {
    AudioContext: function AudioContext(options: AudioContextOptions) {
      return (globalThis.watched.context = still ? standing() : new Real(options));
    },
  });
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when = 0) {
    starts.push({ when, end: when + (this.buffer?.duration ?? 0) });
    return start.call(this, when);
  };
}

export async function enter(page: Page, piece: string, still = true) {
  await page.addInitScript(watch, still);
  await page.goto(href('en', 'listening-room', { piece }));
  await page.getByTestId('strip').waitFor();
}

/** Waits for a count of sources that have been told when to start. */
export const started = (page: Page, count: number) =>
  page.waitForFunction((least) => watched.starts.length >= least, count);

/** Starts so far. */
export const starts = (page: Page) => page.evaluate(() => watched.starts);

/** Of one frame: the playhead's place in the line (0 … 1), the heard time of the audio clock, the syllables lit. */
export const frame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ share: number; heard: number; lit: number[] }>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const context = watched.context;
            // Not instanceof: the page's AudioContext is the function above.
            const late = context && 'outputLatency' in context ? Number(context.outputLatency) : 0;
            const heard = (context?.currentTime ?? 0) - (late || 0);
            const box = (id: string) =>
              document.querySelector(`[data-testid=${id}]`)?.getBoundingClientRect();
            const [line, head] = [box('line'), box('playhead')];
            const share = line && head ? (head.left + 1 - line.left) / line.width : 0;
            const lit = [...document.querySelectorAll('.y[data-lit]')].map((each) =>
              Number(each.getAttribute('data-t')),
            );
            resolve({ share, heard, lit });
          }),
        );
      }),
  );

/** Loudness (mean square) of each tenth of a second of what was scheduled on a clock that stands. */
export const loudness = (page: Page) =>
  page.evaluate(async () => {
    const { context } = watched;
    if (!(context instanceof OfflineAudioContext)) throw new Error('not offline');
    const sound = (await context.startRendering()).getChannelData(0);
    const tenth = 4_410;
    return Array.from({ length: Math.floor(sound.length / tenth) }, (_, index) =>
      sound
        .subarray(index * tenth, (index + 1) * tenth)
        .reduce((sum, sample) => sum + sample ** 2 / tenth, 0),
    );
  });
