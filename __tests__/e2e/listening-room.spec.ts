import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pieceById } from '@/lib/content/listening';
import { href } from '@/lib/routing/routes';
import { secondsAt } from '@/lib/player/room/score';
import type { Score } from '@/lib/player/room/score';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { words } from './support/words';

declare global {
  // What the watched page tells a test: its audio context, and when its sources start.
  var watched: { context?: BaseAudioContext; starts: { when: number; at: number }[] };
}

const scoreOf = (id: string): Score =>
  JSON.parse(readFileSync(`public${pieceById(id)?.folder}/time.json`, 'utf8'));

/** The audio context of the page; `offline`: one that renders what was scheduled when it is told to. */
function watch(offline: boolean) {
  const starts: typeof watched.starts = [];
  globalThis.watched = { starts };
  const Real = AudioContext;
  const made = (options: AudioContextOptions) =>
    offline ? new OfflineAudioContext(2, 44_100 * 12, 44_100) : new Real(options);
  Object.assign(globalThis, {
    AudioContext: function AudioContext(options: AudioContextOptions) {
      const context = made(options);
      globalThis.watched.context = context;
      if (offline) Object.assign(context, { resume: () => Promise.resolve() });
      return context;
    },
  });
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when = 0) {
    starts.push({ when, at: performance.now() });
    return start.call(this, when);
  };
}

async function enter(page: Page, piece: string, offline = false) {
  await page.addInitScript(watch, offline);
  await page.goto(href('en', 'listening-room', { piece }));
  await page.getByTestId('strip').waitFor();
}

const t = words.en.listening;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
const started = (page: Page, count: number) =>
  page.waitForFunction((least) => watched.starts.length >= least, count);

/** Place of the playhead in the line (0 … 1) and the heard time of the audio clock, of one frame. */
const frame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ share: number; heard: number }>((resolve) => {
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
            resolve({ share, heard });
          }),
        );
      }),
  );

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

for (const piece of ['o-nata-lux', 'belle-qui-tiens-ma-vie'])
  test(`${piece}: picture and sound are within 20 ms at ten places`, async ({ page }) => {
    const score = scoreOf(piece);
    await enter(page, piece);
    await button(page, t.play).click();
    await started(page, 1);
    for (let place = 0; place < 10; place += 1) {
      const bar = Math.floor((place * (score.measures.length - 2)) / 9);
      await button(page, t.pause).click();
      await slider(page, t.position).fill(String(bar));
      const before = await page.evaluate(() => watched.starts.length);
      await button(page, t.play).click();
      await started(page, before + score.voices.length);
      const when = await page.evaluate((index) => watched.starts[index]?.when ?? 0, before);
      await page.waitForFunction((time) => (watched.context?.currentTime ?? 0) > time + 0.3, when);
      const offs: number[] = [];
      for (let taken = 0; taken < 7; taken += 1) {
        const { share, heard } = await frame(page);
        offs.push(secondsAt(score, share * score.width) - (score.measures[bar]?.t ?? 0) - (heard - when));
      }
      expect(Math.abs(median(offs)), `bar ${bar}`).toBeLessThan(0.02);
    }
  });

/** Loudness (mean square) of each tenth of a second of what was scheduled. */
const loudness = (page: Page) =>
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

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('solo leaves one voice, mute takes it away, and a loop turns without a gap', async ({ page }) => {
  const of = (word: string, voice: string) => t.voice.replace('{shown}', word).replace('{voice}', voice);
  const levels: Record<string, number> = {};
  for (const pressed of [
    [],
    [of(t.solo, 'Bass')],
    [of(t.mute, 'Bass')],
    [of(t.solo, 'Bass'), of(t.mute, 'Bass')],
  ]) {
    await enter(page, 'belle-qui-tiens-ma-vie', true);
    for (const name of pressed) await button(page, name).click();
    await page.getByRole('checkbox', { name: t.loop }).check();
    await button(page, t.play).click();
    // Four voices, two turns of four bars.
    await started(page, 8);
    const tenths = (await loudness(page)).slice(2, 58);
    levels[pressed.join()] = mean(tenths);
    if (pressed.length === 0)
      for (const [index, tenth] of tenths.entries())
        expect(tenth, `after ${index + 2} tenths`).toBeGreaterThan(mean(tenths) / 30);
  }
  const [all = 0, solo = 0, without = 0, silent = 1] = Object.values(levels);
  expect(silent).toBeLessThan(1e-9);
  expect(solo).toBeGreaterThan(all / 20);
  // Alone it is raised by 6 dB, four times the power; what mute takes away is that voice.
  expect(without + solo / 4).toBeGreaterThan(all * 0.75);
  expect(without + solo / 4).toBeLessThan(all * 1.25);
});

test('the keyboard reaches all of it, it is announced, and breaks no rule', async ({ page }) => {
  await enter(page, 'the-silver-swan');
  await expectAccessible(page);
  const said = page.locator('[aria-live=polite]').filter({ visible: true }).last();
  await button(page, t.play).focus();
  await page.keyboard.press('Enter');
  await expect(button(page, t.pause)).toBeFocused();
  await expect(said).toHaveText(t.playing.replace('{index}', '1'));
  await page.keyboard.press('Tab');
  await expect(slider(page, t.position)).toBeFocused();
  await page.keyboard.press('End');
  await expect(slider(page, t.position)).toHaveAttribute('aria-valuetext', 'bar 21 of 21');
  await page.keyboard.press('Tab');
  await expect(slider(page, t.tempo)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(slider(page, t.tempo)).toHaveAttribute('aria-valuetext', '50%');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText(/^The starting chord: Bass, Tenor, /);
  await expect(button(page, t.play)).toBeVisible();
  for (const name of [t.countIn, t.loop]) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name })).toBeFocused();
    await page.keyboard.press('Space');
  }
  await expect(said).toHaveText('Repeating bars 1 to 4');
});

test('nothing of it is loaded on other pages', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const address of [href('en', 'home'), href('en', 'listening')]) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const scripts = asked.filter((url) => url.endsWith('.js'));
    for (const script of scripts)
      expect(await (await page.request.get(script)).text()).not.toContain('strip.svg');
  }
  expect(asked.filter((url) => url.includes('/audio/listen/'))).toEqual([]);
});
