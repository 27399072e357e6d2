import type { Page } from '@playwright/test';
import { pieces } from '@/lib/content/listening';
import { href } from '@/lib/routing/routes';
import { secondsAt } from '@/lib/player/room/score';
import { expectAccessible } from './support/axe';
import { enter, frame, loudness, scoreOf, started, starts } from './support/room';
import { expect, http, test } from './support/test';
import { words } from './support/words';

const t = words.en.listening;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
const unique = (values: number[]) => [...new Set(values)].toSorted((a, b) => a - b);

/** Plays from a bar. Resolves with its second, and with the time of the audio clock at which it sounds. */
async function playFrom(page: Page, piece: string, bar: number) {
  if (await button(page, t.pause).isVisible()) await button(page, t.pause).click();
  await slider(page, t.position).fill(String(bar));
  const { length } = await starts(page);
  await button(page, t.play).click();
  // A second of sound stands ready, whatever clips it is made of.
  await page.waitForFunction((before) => {
    const [first, ...others] = watched.starts.slice(before);
    return first && [first, ...others].some(({ end }) => end > first.when + 1);
  }, length);
  const when = (await starts(page))[length]?.when ?? 0;
  return { second: scoreOf(piece).measures[bar]?.t ?? 0, when };
}

const tenBars = (bars: number) =>
  Array.from({ length: 10 }, (_, place) => Math.floor((place * (bars - 2)) / 9));

test('picture and sound are within 20 ms at ten places, and what is sung is lit', async ({ page }) => {
  const piece = 'o-nata-lux';
  const score = scoreOf(piece);
  await enter(page, piece);
  for (const bar of tenBars(score.measures.length)) {
    const { second, when } = await playFrom(page, piece, bar);
    await page.evaluate((now) => (watched.now = now), when + 0.7);
    const { share, lit } = await frame(page);
    expect(Math.abs(secondsAt(score, share * score.width) - second - 0.7), `bar ${bar}`).toBeLessThan(0.02);
    const sung = score.lyrics.filter((each) => each.t <= second + 0.7 && each.end > second + 0.7);
    expect(unique(lit), `bar ${bar}`).toEqual(unique(sung.map((each) => each.t)));
  }
});

// On the real clock, which wants a quiet machine.
if (process.env['DRIFT'])
  for (const { id } of pieces)
    test(`${id}: on the real clock picture and sound are within 20 ms`, async ({ page }) => {
      const score = scoreOf(id);
      const drifts: number[] = [];
      await enter(page, id, false);
      for (const bar of tenBars(score.measures.length)) {
        const { second, when } = await playFrom(page, id, bar);
        await page.waitForFunction((time) => (watched.context?.currentTime ?? 0) > time, when + 0.3);
        const offs: number[] = [];
        for (let taken = 0; taken < 7; taken += 1) {
          const { share, heard } = await frame(page);
          offs.push(secondsAt(score, share * score.width) - second - (heard - when));
        }
        drifts.push(1000 * (offs.toSorted((a, b) => a - b)[3] ?? Infinity));
      }
      console.log(id, 'ms:', drifts.map((drift) => drift.toFixed(1)).join(' '));
      expect(Math.max(...drifts.map(Math.abs))).toBeLessThan(20);
    });

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('solo leaves one voice, mute takes it away, and a loop turns without a gap', async ({ page }) => {
  const of = (word: string) => t.voice.replace('{shown}', word).replace('{voice}', 'Bassus');
  const levels: number[] = [];
  for (const pressed of ['', of(t.solo), of(t.mute)]) {
    await enter(page, 'belle-qui-tiens-ma-vie');
    if (pressed) await button(page, pressed).click();
    await page.getByRole('checkbox', { name: t.loop }).check();
    await button(page, t.play).click();
    // Four voices, two turns of four bars.
    await started(page, 8);
    const tenths = (await loudness(page)).slice(2, 58);
    levels.push(mean(tenths));
    if (pressed === '')
      for (const [index, tenth] of tenths.entries())
        expect(tenth, `after ${index + 2} tenths`).toBeGreaterThan(mean(tenths) / 30);
  }
  const [all = 0, solo = 0, without = 0] = levels;
  expect(solo).toBeGreaterThan(all / 20);
  // Alone it is raised by 6 dB, four times the power; what mute takes away is that voice.
  expect(without + solo / 4).toBeGreaterThan(all * 0.75);
  expect(without + solo / 4).toBeLessThan(all * 1.25);
});

test('the keyboard reaches all of it, it is announced, and paper gets the score', async ({ page }) => {
  await enter(page, 'the-silver-swan');
  await expectAccessible(page);
  const said = page.locator('main [aria-live=polite]');
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
  await page.emulateMedia({ media: 'print' });
  const lines = page.getByRole('region', { name: t.lines }).getByRole('img');
  await expect(lines.first()).toBeVisible();
  const widths = () => lines.evaluateAll((all) => all.map((line) => Reflect.get(line, 'naturalWidth')));
  await expect.poll(widths).not.toContain(0);
});

http('other pages load nothing of it', async ({ request }) => {
  const scriptsOf = (html: string) =>
    [...html.matchAll(/\/_next\/static\/[^"\\]+\.js/g)].map(([path]) => path);
  const room = await (await request.get(href('en', 'listening-room', { piece: 'crucifixus' }))).text();
  const holds = async (path: string) => (await (await request.get(path)).text()).includes('/strip.svg');
  for (const address of [href('en', 'home'), href('en', 'listening'), href('en', 'sound')]) {
    const html = await (await request.get(address)).text();
    expect(html).not.toContain('/audio/listen/');
    const common = new Set(scriptsOf(html));
    expect(common.size).toBeGreaterThan(3);
    for (const script of common) expect(await holds(script), `${address} ${script}`).toBe(false);
  }
  const own = await Promise.all([...new Set(scriptsOf(room))].map(holds));
  expect(own).toContain(true);
});

http(
  'without scripts there are the mix, the score in lines, the text and its translation',
  async ({ request }) => {
    const html = await (await request.get(href('en', 'listening-room', { piece: 'crucifixus' }))).text();
    expect(html).toMatch(/<noscript>.*<audio[^>]* src="\/audio\/crucifixus\.mp3"/);
    expect(html.match(/<img[^>]*strip\.svg#svgView/g)?.length).toBeGreaterThan(5);
    for (const heading of [t.text, t.translation]) expect(html).toContain(`>${heading}</h2>`);
  },
);
