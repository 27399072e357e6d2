import type { Element, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import type { Schema } from 'hast-util-sanitize';

/** What markup from outside may contain: prose, lists, tables, links, images. No script, style, form or frame. */
const allowed: Schema = {
  tagNames: [
    ...[
      'p',
      'br',
      'hr',
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'strong',
      'b',
      'em',
      'i',
      's',
      'sub',
      'sup',
      'small',
      'cite',
      'q',
    ],
    ...[
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'blockquote',
      'a',
      'img',
      'figure',
      'figcaption',
      'abbr',
      'time',
      'span',
    ],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  attributes: {
    '*': ['lang'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['scope', 'colSpan', 'rowSpan'],
    td: ['colSpan', 'rowSpan'],
    time: ['dateTime'],
    abbr: ['title'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math'],
  clobber: [],
};

const headingRank = (node: RootContent | Element) =>
  node.type === 'element' && /^h[1-6]$/.test(node.tagName) ? Number(node.tagName[1]) : undefined;

function eachElement(parent: Root | Element, visit: (element: Element) => void) {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    visit(child);
    eachElement(child, visit);
  }
}

/** Headings are shifted under the page's own: the highest becomes `top`, and no level is skipped. */
function shiftHeadings(tree: Root, top: number) {
  const ranks: number[] = [];
  eachElement(tree, (element) => ranks.push(headingRank(element) ?? 7));
  const highest = Math.min(...ranks);
  let previous = top - 1;
  eachElement(tree, (element) => {
    const rank = headingRank(element);
    if (rank === undefined) return;
    previous = Math.min(rank - highest + top, previous + 1, 6);
    element.tagName = `h${previous}`;
  });
}

function finishElement(element: Element) {
  const { properties, tagName } = element;
  if (tagName === 'a' && /^https?:/.test(String(properties['href'])))
    properties['rel'] = ['noopener', 'noreferrer'];
  if (tagName === 'img')
    Object.assign(properties, { loading: 'lazy', decoding: 'async', alt: properties['alt'] ?? '' });
}

/**
 * Markup from outside as a clean tree: parsed, reduced to the allow-list, headings at `top` (2 to 6) and below, links
 * to other sites with `noopener`. Hostile or broken markup never throws; it is only reduced.
 */
export function toTree(html: string, top = 2): Root {
  const tree = sanitize(fromHtml(html, { fragment: true }), allowed) as Root;
  shiftHeadings(tree, top);
  eachElement(tree, finishElement);
  return tree;
}
