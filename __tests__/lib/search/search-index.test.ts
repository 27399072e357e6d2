/** @jest-environment node */
import fc from 'fast-check';
import type { Entry } from '@/lib/search/entry';
import { terms } from '@/lib/search/fold';
import { createSearchIndex, longestQuery, readQuery } from '@/lib/search/search-index';

const entries: Entry[] = [
  { kind: 'news', title: 'Țuică și colinde la Târgoviște', href: '/ro/stiri/tuica-si-colinde' },
  { kind: 'page', title: 'Magazin', href: '/ro/magazin', names: 'Shop', text: 'Discuri și cărți.' },
  { kind: 'product', title: 'Colinde 1967', href: '/ro/magazin/1-colinde-1967', text: 'Un CD cu colinde.' },
  { kind: 'person', title: 'Ștefania Țurcanu', href: '/ro/echipa#:~:text=x', names: 'Soprane' },
  { kind: 'document', title: 'Buget 2026', href: '/files/buget-2026.pdf' },
  { kind: 'news', title: 'Un an', href: '/ro/stiri/un-an', text: 'Am cântat în piața mare, la Sibiu.' },
];
const index = createSearchIndex(entries);
const first = (query: string) => index.find(readQuery(query))[0]?.title;
const near = (segment: string) => index.near(segment).map(({ href }) => href);

describe('the search index', () => {
  it.each(['tuica', 'ţuică', 'țuică', 'ȚUICĂ', 't\u0326uica\u0306', '„Țuică”'])(
    'finds %s, however its marks are written',
    (query) => expect(first(query)).toBe(entries[0]?.title),
  );

  it.each([
    ['the beginning of a word', 'targ', 0],
    ['a wrong letter', 'colimde 1967', 2],
    ['two wrong letters in a long word', 'targovizta', 0],
    ['words in any order', 'turcanu stefania', 3],
    ['words of the text', 'piata mare', 5],
    ['small words between others', 'cântat la Sibiu', 5],
    ['a name in the other language', 'shop', 1],
  ])('finds by %s', (_, query, expected) => expect(first(query)).toBe(entries[expected]?.title));

  it('asks for every word, and is content with some where nothing has all of them', () => {
    expect(index.find('colinde 1967').map(({ href }) => href)).toEqual(['/ro/magazin/1-colinde-1967']);
    expect(first('colinde submarin')).toMatch(/olinde/);
  });

  it('finds nothing for what is nowhere', () => {
    for (const query of ['submarin', '', ' ', '!?', '...']) expect(index.find(query)).toEqual([]);
  });

  it('offers pages with a like address, and neither files nor places in a page', () => {
    expect(near('magazn')).toEqual(['/ro/magazin']);
    expect(near('1-colinde-1968')).toEqual([]);
    expect(near('12-tuica-colind')).toEqual(['/ro/stiri/tuica-si-colinde']);
    for (const segment of ['buget-2026', 'stefania-turcanu', 'wp-admin', 'piata', '12', ''])
      expect(near(segment)).toEqual([]);
  });
});

describe('hostile words', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .array(
        fc.constantFrom(
          '\ud800',
          '\u202e',
          '\u0000',
          'ﷺ',
          '*',
          '"',
          '<script>',
          '__proto__',
          'a ',
          '%',
          '\u0301',
        ),
        { maxLength: 300 },
      )
      .map((parts) => parts.join('')),
  );

  it('become one line of bounded length', () => {
    fc.assert(
      fc.property(hostile, (given) => {
        const query = readQuery(given);
        expect([...query].length).toBeLessThanOrEqual(longestQuery);
        expect(query).not.toMatch(/[\p{C}\n]/u);
        expect(readQuery(query)).toBe(query);
      }),
    );
  });

  it('are searched without a throw, and find entries or nothing', () => {
    fc.assert(
      fc.property(hostile, (given) => {
        for (const entry of [...index.find(readQuery(given)), ...index.near(given)])
          expect(entries).toContain(entry);
        expect(terms(given).every((term) => term.length <= 40 && !/\s/.test(term))).toBe(true);
      }),
    );
  });

  it.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString'])('%s is a word like others', (word) => {
    expect(index.find(word)).toEqual([]);
    expect(createSearchIndex([{ kind: 'work', title: word, href: '/x' }]).find(word)).toHaveLength(1);
  });
});
