/** @jest-environment node */
import fc from 'fast-check';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toTree } from '@/lib/text/to-tree';

function elements(node: Root | RootContent | ElementContent): Element[] {
  if (!('children' in node)) return [];
  const own = node.type === 'element' ? [node] : [];
  return [...own, ...node.children.flatMap((child) => elements(child))];
}
const tags = (html: string, top = 2) => elements(toTree(html, top)).map(({ tagName }) => tagName);

describe('markup from outside', () => {
  it('keeps prose, lists and tables', () => {
    expect(tags('<p>a <em>b</em></p><ul><li>c</li></ul><table><tr><td>d</td></tr></table>')).toEqual(
      expect.arrayContaining(['p', 'em', 'ul', 'li', 'table', 'td']),
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mi xlink:href="data:x,<script>"></mi></math>',
    '<p style="position:fixed" class="a" id="b">x</p>',
    '<a href="data:text/html,x">x</a>',
    '<meta name="http-status" content="404">',
  ])('removes what could do harm: %s', (html) => {
    for (const { tagName, properties } of elements(toTree(html))) {
      expect(['p', 'a', 'img', 'span']).toContain(tagName);
      expect(Object.keys(properties).filter((name) => /^on|style|class|^id$/i.test(name))).toEqual([]);
      expect(String(properties['href'] ?? '')).not.toMatch(/^(javascript|data):/i);
    }
  });

  it('puts headings under the one of the page and leaves no rank out', () => {
    expect(tags('<h1>a</h1><h3>b</h3><h6>c</h6><h2>d</h2>')).toEqual(['h2', 'h3', 'h4', 'h3']);
    expect(tags('<h4>a</h4>', 3)).toEqual(['h3']);
  });

  it('marks links to other sites, and gives them no opener', () => {
    const [link] = elements(toTree('<a href="https://example.org">x</a>'));
    expect(link?.properties['rel']).toEqual(['external', 'noopener', 'noreferrer']);
  });

  it('never throws and never lets a script through, whatever comes', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('<script>', '</p>', '<h2', '<a href=', '"', '<!--', '<table>'),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        expect(tags(parts.join(''))).not.toContain('script');
      }),
    );
  });
});
