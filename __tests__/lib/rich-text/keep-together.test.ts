/** @jest-environment node */
import fc from 'fast-check';
import type { ElementContent, Root, RootContent } from 'hast';
import { keepTogether } from '@/lib/rich-text/keep-together';
import { toTree } from '@/lib/rich-text/to-tree';

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

  it('leaves long compounds, numbers and addresses to break where they may', () => {
    expect(found('<p>radiodifuziune-televiziune 2025-2026 protectia-datelor@x.ro a-b-c</p>')).toEqual([]);
  });

  it('changes no character of any text', () => {
    const word = fc.constantFrom('s-a', 'într-un', ' ', 'cor', '-', ', ', 'x-y-z');
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const tree = toTree(`<p>${words.join('')}</p>`);
        expect(text(keepTogether(tree))).toBe(text(tree));
      }),
    );
  });
});
