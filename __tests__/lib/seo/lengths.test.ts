/** @jest-environment node */
import fc from 'fast-check';
import { descriptionLength, longEnough, shortened } from '@/lib/seo/lengths';

const more = 'Cor de cameră a cappella din București, fondat la 1 mai 1963: concerte, colinde, madrigale.';
const text = fc
  .array(fc.stringMatching(/^[a-zșțăîâ]{1,14}[.,]?$/), { maxLength: 80 })
  .map((words) => words.join(' '));

it('a title keeps its words within 70 characters', () => {
  fc.assert(
    fc.property(text, (title) => {
      const short = shortened(title);
      expect(short.length).toBeLessThanOrEqual(70);
      expect(title.startsWith(short.replace(/…$/, ''))).toBe(true);
    }),
  );
});

it('a description has from 70 to 160 characters, and begins with its own words', () => {
  fc.assert(
    fc.property(text, (given) => {
      const description = longEnough(given, more);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(descriptionLength);
      const own = given.slice(0, 20).replace(/\W+$/, '');
      expect(description.startsWith(own)).toBe(true);
    }),
  );
});
