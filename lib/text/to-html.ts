import type { Element, ElementContent, Root } from 'hast';
import { toHtml as serialise } from 'hast-util-to-html';
import type { Markup } from './markup';
import { toTree } from './to-tree';
import { videoOf } from './video';

const whole = (address: unknown, base: string) =>
  typeof address === 'string' && URL.canParse(address, base) ? new URL(address, base).href : undefined;

/** What a page shows its own way is a link for those who read elsewhere. */
function linkToVideo(page: string): Element {
  const children: ElementContent[] = [{ type: 'text', value: videoOf(page)?.host ?? page }];
  const link: Element = { type: 'element', tagName: 'a', properties: { href: page }, children };
  return { type: 'element', tagName: 'p', properties: {}, children: [link] };
}

function abroad(node: ElementContent, base: string): ElementContent {
  if (node.type !== 'element') return node;
  const { href, src, dataVideo, ...properties } = node.properties;
  if (typeof dataVideo === 'string') return linkToVideo(dataVideo);
  const addresses = { href: whole(href, base), src: whole(src, base) };
  return {
    ...node,
    properties: { ...properties, ...addresses },
    children: node.children.map((child) => abroad(child, base)),
  };
}

/**
 * A text from outside as its page shows it (`toTree`), as HTML for readers elsewhere: every address is whole. `base`:
 * the address of the page.
 */
export function toHtml(markup: Markup, base: string): string {
  const tree = toTree(markup.html);
  const children = (tree.children as ElementContent[]).map((child) => abroad(child, base));
  const root: Root = { type: 'root', children };
  return serialise(root);
}
