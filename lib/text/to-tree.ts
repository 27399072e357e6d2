import type { Element, Root, RootContent } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import type { Schema } from 'hast-util-sanitize';
import { ownAddresses } from './addresses';
import type { TextAddresses } from './addresses';
import { buildTree } from './build-tree';
import { blocks, empty, inline, tableParts } from './elements';
import { paragraphs } from './paragraphs';
import { settleAddresses } from './settle-addresses';

/** Characters (UTF-16 units) of markup that are read. */
const maxLength = 200_000;

/** What markup from outside may contain: prose, lists, tables, links, images. No script, style, form or frame. */
const allowed: Schema = {
  tagNames: [...inline, ...empty, ...blocks, ...tableParts],
  attributes: {
    '*': ['lang'],
    a: ['href'],
    figure: ['dataVideo'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['scope', 'colSpan', 'rowSpan'],
    td: ['colSpan', 'rowSpan'],
    time: ['dateTime'],
    abbr: ['title'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  clobber: [],
};

/** The largest numbers that attributes may hold. */
const largest: Readonly<Record<string, number>> = {
  width: 4_000,
  height: 4_000,
  start: 9_999,
  colSpan: 50,
  rowSpan: 500,
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
  let highest = 7;
  eachElement(tree, (element) => (highest = Math.min(highest, headingRank(element) ?? 7)));
  let previous = top - 1;
  eachElement(tree, (element) => {
    const rank = headingRank(element);
    if (rank === undefined) return;
    previous = Math.min(rank - highest + top, previous + 1, 6);
    element.tagName = `h${previous}`;
  });
}

function finishElement(element: Element, addresses: TextAddresses) {
  const { properties, tagName } = element;
  for (const [name, max] of Object.entries(largest)) {
    const value = properties[name];
    if (value !== undefined && !(/^[1-9]\d{0,4}$/.test(String(value)) && Number(value) <= max))
      delete properties[name];
  }
  if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(String(properties['lang'] ?? 'ro')))
    delete properties['lang'];
  const href = String(properties['href'] ?? '');
  if (tagName === 'a' && /^https?:/.test(href)) {
    properties['rel'] = [...(addresses.isOutside(href) ? ['external'] : []), 'noopener', 'noreferrer'];
  }
  if (tagName === 'img')
    Object.assign(properties, { loading: 'lazy', decoding: 'async', alt: properties['alt'] ?? '' });
}

/**
 * Markup from outside as a clean tree: parsed, reduced to the allow-list, headings at `top` (2 to 6) and below,
 * links to other sites without an opener. Hostile or broken markup never throws; it only becomes less. What is longer,
 * deeper or fuller than a page can show is cut, in a time that grows with its length only; `cut` says so.
 */
export function toCutTree(html: string, top = 2, addresses: TextAddresses = ownAddresses()) {
  const { tree: built, cut } = buildTree(html.slice(0, maxLength));
  const tree = sanitize(paragraphs(settleAddresses(built, addresses)), allowed) as Root;
  shiftHeadings(tree, top);
  eachElement(tree, (element) => finishElement(element, addresses));
  return { tree, cut: cut || html.length > maxLength };
}

/** The same without the word whether it was cut. */
export function toTree(html: string, top = 2, addresses: TextAddresses = ownAddresses()): Root {
  return toCutTree(html, top, addresses).tree;
}
