/** @jest-environment node */
import fc from 'fast-check';
import type { ElementContent, Root, RootContent } from 'hast';
import { keepTogether } from '@/lib/text/keep-together';
import { toTree } from '@/lib/text/to-tree';

const text = (node: Root | RootContent | ElementContent): string =>
  'children' in node ? node.children.map(text).join('') : 'value' in node ? node.value : '';

function together(node: Root | RootContent | ElementContent): string[] {
  if (!('children' in node)) return [];
  const own = node.type === 'element' && 'dataTogether' in node.properties ? [text(node)] : [];
  return [...own, ...node.children.flatMap(together)];
}
const found = (html: string) => together(keepTogether(toTree(html)));

describe('words that must not break at their hyphen', () => {
  it('finds the short ones, and numbered acts, inside other elements too', () => {
    expect(
      found('<p>Legea nr. 544/2001. Corul s-a dus într-o seară; <em>n-au</em> cântat (CV-urile).</p>'),
    ).toEqual(['nr. 544/2001', 's-a', 'într-o', 'n-au', 'CV-urile']);
  });

  it('leaves long compounds and numbers to break where they may', () => {
    expect(found('<p>radiodifuziune-televiziune 2025-2026 a-b-c 1963 200 5, 6 și 7</p>')).toEqual([]);
  });

  it.each([
    ['luni, 4 mai 2026, la ora 10', ['4 mai']],
    ['on 19 June', ['19 June']],
    [
      'sub 12 mm, 38 × 42 cm, 41 de concerte, de la 20 lei',
      ['12 mm', '38 × 42 cm', '41 de concerte', '20 lei'],
    ],
    ['stagiunea 2025–2026', ['2025–2026']],
    ['D. G. Kiriac, cântul a cappella', ['D. G. Kiriac', 'a cappella']],
    ['protectia-datelor@cor.example.org', ['protectia-datelor@']],
    ['0700 000 010 sau 0000 000 000', ['0700 000 010', '0000 000 000']],
    ['RO00000000, J00/0000/0000, 000000 București', ['RO00000000', 'J00/0000/0000', '000000']],
  ])('keeps together in „%s” what belongs together', (line, expected) => {
    expect(found(`<p>${line}</p>`)).toEqual(expected);
  });

  it('changes no character of any text', () => {
    const word = fc.constantFrom(
      's-a',
      'într-un',
      ' ',
      'cor',
      '-',
      ', ',
      'x-y-z',
      '4 mai',
      '00',
      'a@',
      '. ',
      'D.',
    );
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const tree = toTree(`<p>${words.join('')}</p>`);
        expect(text(keepTogether(tree))).toBe(text(tree));
      }),
    );
  });
});
