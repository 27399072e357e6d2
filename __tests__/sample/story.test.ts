/** @jest-environment node */
import { content } from '@/lib/content';
import { milestones } from '@/lib/content/texts/milestones';
import { locales } from '@/lib/i18n/locales';

describe.each(locales)('the short history in %s', (locale) => {
  it('leads down the story, and sets large only what stands there', async () => {
    const story = await content().history(locale);
    const told = story.ok
      ? story.items.map(({ text }) => text.html.replace(/<[^>]+>/g, '').toLowerCase())
      : [];
    const dates = await milestones(locale);
    const paragraphs = dates.map(({ paragraph = 0 }) => paragraph);

    expect(paragraphs).toEqual([...new Set(paragraphs)].toSorted((a, b) => a - b));
    expect(Math.max(...paragraphs)).toBeLessThanOrEqual(told.length);
    for (const { paragraph = 0, quote = '' } of dates)
      expect(told[paragraph - 1]).toContain(quote.toLowerCase().replace(/\.$/, ''));
  });
});
