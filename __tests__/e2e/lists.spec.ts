import { locales } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import setlists from '@/content/setlists.json';
import { sample } from '@/scripts/sample-api/sample';
import { open } from './support/browse';
import { expect, test } from './support/test';
import { say, words } from './support/words';

/** Scroll to a letter (product §9), with room for a busy machine. */
const letterMs = 1000;

for (const locale of locales) {
  const { history, setlists: labels } = words[locale];
  const groups = sample(locale, 'members') as { letter?: string }[];
  const letter = groups.at(-1)?.letter ?? '';

  test.describe(`${locale}, with motion`, () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test(`${locale}: a letter leads to its members in about a second`, async ({ page }) => {
      await open(page, href(locale, 'history-section', { section: 'members' }));
      const letters = page.getByRole('navigation', { name: history.letters }).getByRole('link');
      const target = page.getByRole('region', { name: say(locale)('history.letter', { letter }) });
      const started = Date.now();
      await letters.filter({ hasText: new RegExp(`^${letter}$`) }).click();
      await expect(target).toBeInViewport({ ratio: 0.5 });
      expect(Date.now() - started).toBeLessThan(letterMs * 8);
      await expect(page).toHaveURL(new RegExp(`#litera-${encodeURIComponent(letter)}$`));
    });
  });

  test(`${locale}: the programmes of one season are shown, counted, and found again by their address`, async ({
    page,
  }) => {
    const address = href(locale, 'setlists');
    const total = setlists.length;
    const year = setlists.at(-1)?.date.slice(0, 4) ?? '';
    const count = setlists.filter(({ date }) => date.startsWith(year)).length;
    await open(page, address);
    const cards = page.getByRole('main').getByRole('article').filter({ visible: true });
    await expect(cards).toHaveCount(total);
    await page.getByLabel(labels.show, { exact: true }).selectOption(year);
    await expect(page).toHaveURL(new RegExp(`perioada=${year}$`));
    await expect(cards).toHaveCount(count);
    const shown = say(locale)('setlists.shown', { count, total });
    await expect(page.getByRole('status').filter({ hasText: shown })).toBeVisible();
    await page.reload();
    await expect(cards).toHaveCount(count);
  });
}
