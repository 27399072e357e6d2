import { localeTable } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { mainHeading, open } from './support/browse';
import * as sound from './support/player';
import { expect, http, test } from './support/test';
import { say, words } from './support/words';

const { song, expectPlaying } = sound;

test('a song goes on through pages and languages, in the same element', async ({ page }) => {
  await open(page, href('ro', 'home'));
  await sound.playerOf(page, 'ro').play.click();
  await expectPlaying(page, song(0).file);
  await sound.markAudio(page);
  const start = await sound.position(page);

  await page.getByRole('link', { name: words.ro.news.all }).click();
  await expect(mainHeading(page)).toHaveText(words.ro.news.title);
  await expect(sound.dockOf(page, 'ro')).toContainText(song(0).song);
  await expectPlaying(page, song(0).file);

  await page.getByLabel(say('ro')('layout.languageCurrent', { language: localeTable.ro.name })).click();
  await page.getByRole('link', { name: localeTable.en.name }).filter({ visible: true }).click();
  await expect(mainHeading(page)).toHaveText(words.en.news.title);
  await expect(sound.dockOf(page, 'en')).toContainText(song(0).song);
  await expectPlaying(page, song(0).file);
  await sound.expectSameAudio(page);
  expect(await sound.position(page)).toBeGreaterThan(start);
});

test('the dock pauses, goes on, leads to the next song and back to the player, and closes', async ({
  page,
}) => {
  await open(page, href('en', 'home'));
  await sound.playerOf(page, 'en').play.click();
  await page.getByRole('link', { name: words.en.news.all }).click();
  const dock = sound.dockOf(page, 'en');
  const button = (name: string) => dock.getByRole('button', { name, exact: true });
  await button(words.en.player.pause).click();
  await sound.expectSilent(page);
  await button(words.en.player.play).click();
  await button(words.en.player.next).click();
  await expectPlaying(page, song(1).file);
  await expect(dock).toContainText(song(1).song);

  await dock.getByRole('link').click();
  await expect(page).toHaveURL(/\/en#player$/);
  await expect(sound.playerOf(page, 'en').pause).toBeInViewport();
  await expect(dock).toBeHidden();
  await expectPlaying(page, song(1).file);

  await page.goBack();
  await button(words.en.player.close).click();
  await expect(dock).toBeHidden();
  await sound.expectSilent(page);
  expect(await sound.position(page)).toBe(0);
});

test('the system’s own controls know what plays', async ({ page }) => {
  await open(page, href('ro', 'home'));
  const known = () =>
    page.evaluate(() => {
      const { metadata, playbackState } = navigator.mediaSession;
      return { title: metadata?.title, artist: metadata?.artist, state: playbackState };
    });
  expect(await known()).toMatchObject({ state: 'none' });
  const player = sound.playerOf(page, 'ro');
  await player.play.click();
  await expect.poll(known).toEqual({ title: song(0).song, artist: song(0).artist, state: 'playing' });
  await player.next.click();
  await expect.poll(known).toEqual({ title: song(1).song, artist: song(1).artist, state: 'playing' });
  await player.pause.click();
  await expect.poll(known).toMatchObject({ state: 'paused' });
});

test('a song out of reach says so and plays when it is tried again', async ({ page, problems }) => {
  problems.expect(/net::ERR_FAILED/);
  await page.route('**/audio/*.mp3', (route) => route.abort());
  await open(page, href('ro', 'home'));
  const { band, play } = sound.playerOf(page, 'ro');
  await play.click();
  await expect(band.getByRole('alert')).toContainText(words.ro.player.trackError);
  await page.unroute('**/audio/*.mp3');
  await band.getByRole('button', { name: words.ro.player.retry }).click();
  await expectPlaying(page, song(0).file);
  await expect(band.getByRole('alert')).toHaveCount(0);
});

http('a part of a song can be asked for', async ({ request }) => {
  const response = await request.get(song(1).file, { headers: { range: 'bytes=100-199' } });
  expect(response.status()).toBe(206);
  expect(response.headers()).toMatchObject({ 'content-type': 'audio/mpeg', 'content-length': '100' });
  expect(response.headers()['content-range']).toMatch(/^bytes 100-199\/\d+$/);
});

test('on a phone the dock covers neither the last link of a page nor what has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, href('ro', 'home'));
  await sound.playerOf(page, 'ro').play.click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'GDPR', exact: true }).click();
  await expect(mainHeading(page)).toHaveText('GDPR');
  const dock = sound.dockOf(page, 'ro');
  await expect(dock).toBeVisible();
  const last = page.getByRole('contentinfo').getByRole('link').last();
  const gap = async () => {
    const [link, bar] = await Promise.all([last.boundingBox(), dock.boundingBox()]);
    return (bar?.y ?? 0) - ((link?.y ?? 0) + (link?.height ?? 0));
  };
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await page.evaluate(() => scrollTo(0, 0));
  await last.focus();
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});
