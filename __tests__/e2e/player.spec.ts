import { locales } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { open } from './support/browse';
import { expectPlaying, expectSilent, heard, playerOf, position, song, songs } from './support/player';
import { expect, test } from './support/test';
import { words } from './support/words';

for (const locale of locales) {
  test(`${locale}: the first song is loaded and never starts by itself`, async ({ page }) => {
    await open(page, href(locale, 'home'));
    const player = playerOf(page, locale);
    await expect(player.seek).toBeEnabled();
    await expect(player.list.getByRole('button')).toHaveCount(songs.length);
    await player.next.click();
    await player.previous.click();
    await expect(player.seek).toBeEnabled();
    expect(await heard(page)).toMatchObject({ file: song(0).file, paused: true, position: 0 });
    await expect(player.band).toContainText(words[locale].player.demo);
  });

  test(`${locale}: plays, pauses and stays where it was`, async ({ page }) => {
    await open(page, href(locale, 'home'));
    const player = playerOf(page, locale);
    await player.play.click();
    await expectPlaying(page, song(0).file);
    await player.pause.click();
    await expectSilent(page);
    expect(await position(page)).toBeGreaterThan(0);
    await player.play.click();
    await expectPlaying(page, song(0).file);
  });
}

test('a playing player goes on playing with the next song, a paused one stays silent', async ({ page }) => {
  await open(page, href('ro', 'home'));
  const player = playerOf(page, 'ro');
  await player.list.getByRole('button', { name: song(2).song }).click();
  await expect(player.band).toContainText(song(2).artist);
  expect(await heard(page)).toMatchObject({ file: song(2).file, paused: true });
  await player.play.click();
  await player.next.click();
  await expectPlaying(page, song(3).file);
  await player.list.getByRole('button', { name: song(1).song }).click();
  await expectPlaying(page, song(1).file);
  await player.previous.click();
  await expectPlaying(page, song(0).file);
});

test('previous is ignored on the first song, next on the last', async ({ page }) => {
  await open(page, href('ro', 'home'));
  const player = playerOf(page, 'ro');
  await expect(player.previous).toHaveAttribute('aria-disabled', 'true');
  await player.previous.press('Enter');
  expect(await heard(page)).toMatchObject({ file: song(0).file });
  await player.list.getByRole('button', { name: song(-1).song }).click();
  await expect(player.next).toHaveAttribute('aria-disabled', 'true');
  await player.next.press('Enter');
  await expect(player.next).toBeFocused();
  expect(await heard(page)).toMatchObject({ file: song(-1).file });
});

test('the keyboard seeks; the end of a song brings the next, the end of the last brings silence', async ({
  page,
}) => {
  await open(page, href('ro', 'home'));
  const player = playerOf(page, 'ro');
  await expect(player.seek).toBeEnabled();
  await player.seek.press('ArrowRight');
  await player.seek.press('ArrowRight');
  await expect.poll(() => position(page)).toBe(2);
  await player.play.click();
  await player.seek.press('End');
  await expectPlaying(page, song(1).file);

  await player.list.getByRole('button', { name: song(-1).song }).click();
  await expectPlaying(page, song(-1).file);
  await expect(player.seek).toBeEnabled();
  await player.seek.press('End');
  await expect(player.play).toBeVisible();
  await expectSilent(page);
  expect(await heard(page)).toMatchObject({ file: song(-1).file });
  await expect(player.band.getByTestId('position')).toHaveText('00:00');
});

test('the volume goes from 0 to 1 in hundredths', async ({ page }) => {
  await open(page, href('ro', 'home'));
  const { volume } = playerOf(page, 'ro');
  const loudness = async () => (await heard(page)).volume;
  await expect(volume).toHaveJSProperty('valueAsNumber', 1);
  await volume.press('ArrowLeft');
  await expect.poll(loudness).toBe(0.99);
  await volume.press('Home');
  await expect.poll(loudness).toBe(0);
  await volume.fill('0.37');
  await expect.poll(loudness).toBe(0.37);
  await expect(volume).toHaveAttribute('aria-valuetext', '37%');
});

test('the playlist opens and closes', async ({ page }) => {
  await open(page, href('ro', 'home'));
  const { toggle, list } = playerOf(page, 'ro');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(list.locator('[aria-current=true]')).toContainText(song(0).song);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(list).toBeHidden();
  await toggle.click();
  await expect(list).toBeVisible();
});
