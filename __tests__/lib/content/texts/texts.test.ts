/** @jest-environment node */
import { locales } from '@/lib/i18n/locales';
import { founderPage, inPages } from '@/lib/content/texts/founder';
import { milestones } from '@/lib/content/texts/milestones';
import { leadership } from '@/lib/content/texts/leadership';
import { soundPage } from '@/lib/content/texts/sound';
import { textPage } from '@/lib/content/texts/text-page';

describe('pages of the founder’s text', () => {
  it('hold three paragraphs each, so six make two', () => {
    expect(inPages([1, 2, 3, 4, 5, 6])).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it('end with a shorter one, and are none for an empty text', () => {
    expect(inPages([1, 2, 3, 4], 3)).toEqual([[1, 2, 3], [4]]);
    expect(inPages([])).toEqual([]);
    expect(() => inPages([1], 0)).toThrow(RangeError);
  });
});

describe.each(locales)('the fixed texts in %s', (locale) => {
  it('tell the short history, oldest first', async () => {
    const years = (await milestones(locale)).map(({ year }) => year);
    expect(years).toEqual(years.toSorted());
  });

  it('tell the founder’s life in paragraphs of markup', async () => {
    const { paragraphs } = await founderPage(locale);
    expect(paragraphs.every(({ html }) => html.startsWith('<p>') && html.endsWith('</p>'))).toBe(true);
  });

  it('number the sections on sound from 1', async () => {
    const { sections } = await soundPage(locale);
    expect(sections.map(({ number }) => number)).toEqual(sections.map((_, index) => index + 1));
  });

  it('give each of the three leaders a CV of their own', async () => {
    expect(new Set((await leadership(locale)).map(({ cv }) => cv)).size).toBe(3);
  });

  it.each(['cultural-ambassador', 'babies', 'first-time'] as const)(
    'have the page %s, with headings from h2',
    async (name) => {
      const { body } = await textPage(locale, name);
      expect(body.html).toMatch(/<h2>/);
      expect(body.html).not.toMatch(/<h1/);
    },
  );
});
