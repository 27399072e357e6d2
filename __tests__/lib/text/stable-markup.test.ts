import fc from 'fast-check';
import type { Nodes } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { ends, hostileMarkup } from '../../support/hostile-markup';
import { keepTogether } from '@/lib/text/keep-together';
import { toTree } from '@/lib/text/to-tree';

/** The elements and texts of a tree: `p[a[text]]`. */
function sketch(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const inside = node.children.map(sketch).join('');
  return node.type === 'element' ? `${node.tagName}[${inside}]` : inside;
}

/** The same of what a browser makes of the markup. */
function sketchOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  const inside = [...node.childNodes].map(sketchOf).join('');
  return node instanceof Element ? `${node.localName}[${inside}]` : inside;
}

/** How a text stands in the page as it was written, and as the browser reads it. React needs the two to be one. */
function asWrittenAndRead(html: string) {
  const tree = keepTogether(toTree(html));
  const place = new DOMParser().parseFromString(
    `<!doctype html><div>${renderToStaticMarkup(toJsxRuntime(tree, { Fragment, jsx, jsxs }))}</div>`,
    'text/html',
  );
  return { written: `div[${sketch(tree)}]`, read: [...place.body.childNodes].map(sketchOf).join('') };
}

describe('a browser finds in the page what was written there', () => {
  it('when the text is hostile', () => {
    const all = [
      ...hostileMarkup,
      hostileMarkup.join(''),
      hostileMarkup.map((vector) => vector + ends).join(''),
    ];
    for (const vector of all) {
      const { written, read } = asWrittenAndRead(vector);
      expect({ vector, is: read }).toEqual({ vector, is: written });
    }
  });

  it('whatever its tags are', () => {
    const names = [
      ...[
        'p',
        'b',
        'i',
        'a',
        'span',
        'h2',
        'h3',
        'ul',
        'ol',
        'li',
        'dl',
        'dt',
        'dd',
        'blockquote',
        'figure',
        'figcaption',
      ],
      ...[
        'table',
        'caption',
        'thead',
        'tbody',
        'tr',
        'td',
        'th',
        'hr',
        'br',
        'img',
        'div',
        'pre',
        'iframe',
        'svg',
        'video',
      ],
    ];
    const tag = fc.constantFrom(...names);
    const attributes = fc.constantFrom('', ' href="/x"', ' src="https://youtu.be/a-b_c1D2e3F"', ' src="/x"');
    const piece = fc.oneof(
      fc.tuple(tag, attributes).map((parts) => `<${parts.join('')}>`),
      tag.map((name) => `</${name}>`),
      fc.constantFrom('x', ' ', 'a b'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const { written, read } = asWrittenAndRead(pieces.join(''));
        expect(read).toBe(written);
      }),
      { numRuns: 500 },
    );
  });
});
