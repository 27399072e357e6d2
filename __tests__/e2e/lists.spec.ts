import { locales } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { open } from './support/browse';
import { expect, test } from './support/test';
import { say, words } from './support/words';

/** Scroll to a letter (product §9), with room for a busy machine. */
const letterMs = 1000;

for (const locale of locales) {
  const { history, setlists } = words[locale];

  test.describe(`${locale}, with motion`, () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test(`${locale}: a letter leads to its members in about a second`, async ({ page }) => {
      await open(page, href(locale, 'history-section', { section: 'members' }));
      const letters = page.getByRole('navigation', { name: history.letters }).getByRole('link');
      const target = page.getByRole('region', { name: say(locale)('history.letter', { letter: 'V' }) });
      const started = Date.now();
      await letters.filter({ hasText: /^V$/ }).click();
      await expect(target).toBeInViewport({ ratio: 0.5 });
      expect(Date.now() - started).toBeLessThan(letterMs * 8);
      await expect(page).toHaveURL(/#litera-V$/);
    });
  });

  test(`${locale}: the programmes of one season are shown, counted, and found again by their address`, async ({
    page,
  }) => {
    const address = href(locale, 'setlists');
    await open(page, address);
    const cards = page.getByRole('main').getByRole('article').filter({ visible: true });
    await expect(cards).toHaveCount(70);
    await page.getByLabel(setlists.show, { exact: true }).selectOption('2023');
    await expect(page).toHaveURL(/perioada=2023$/);
    await expect(cards).toHaveCount(15);
    const shown = say(locale)('setlists.shown', { count: 15, total: 70 });
    await expect(page.getByRole('status').filter({ hasText: shown })).toBeVisible();
    await page.reload();
    await expect(cards).toHaveCount(15);
  });
}
