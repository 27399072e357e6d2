import type { Element, Nodes, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown as serialise } from 'mdast-util-to-markdown';

/** What a reader of a text has no use for: controls, drawings, ways to other pages. */
const left = new Set([
  ...['audio', 'button', 'dialog', 'iframe', 'input', 'label', 'nav', 'noscript', 'script', 'select'],
  ...['style', 'svg', 'template', 'textarea', 'video'],
]);

/** What is only told as it happens, such as that something loads. */
const isPassing = ({ role, ariaLive }: Element['properties']) => role === 'status' || ariaLive === 'polite';

const isLeft = ({ tagName, properties }: Element) =>
  left.has(tagName) ||
  properties['ariaHidden'] === 'true' ||
  properties['hidden'] === true ||
  isPassing(properties);

function find(node: Nodes, matches: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && matches(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, matches);
    if (found) return found;
  }
  return undefined;
}

/** A whole address; of a picture that the framework has scaled, the picture's own. */
function whole(address: unknown, base: string): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  const source = url.pathname === '/_next/image' ? url.searchParams.get('url') : null;
  return source !== null && URL.canParse(source, base) ? new URL(source, base).href : url.href;
}

const isElement = (node: RootContent | undefined, ...names: string[]) =>
  node?.type === 'element' && names.includes(node.tagName);

/** Links that the page sets apart, one after another. */
const apart = (nodes: RootContent[]): RootContent[] =>
  nodes.flatMap((node, index) =>
    isElement(node, 'a') && isElement(nodes[index - 1], 'a') ? [{ type: 'text', value: ' ' }, node] : [node],
  );

function readable(nodes: readonly RootContent[], base: string, isNumbered = false): RootContent[] {
  const kept = nodes.flatMap((node): RootContent[] => {
    if (node.type !== 'element') return node.type === 'text' ? [node] : [];
    const isNumberedHere = isNumbered || node.tagName === 'ol';
    const children = readable(node.children, base, isNumberedHere).filter(
      (child) => child.type !== 'doctype',
    );
    // The songs of the playlist are buttons.
    if (isNumbered && node.tagName === 'button') return children;
    if (isLeft(node)) return [];
    const { href, src, ...properties } = node.properties;
    const addresses = { href: whole(href, base), src: whole(src, base) };
    return [{ ...node, properties: { ...properties, ...addresses }, children }];
  });
  return apart(kept);
}

export type PageText = { canonical: string | undefined; markdown: string };

/**
 * The page itself (`main`) as Markdown with tables, and the address it is canonical to. Addresses in it are whole;
 * `base` is the page's.
 */
export function toMarkdown(html: string, base: string): PageText {
  const document = fromHtml(html);
  const main = find(document, ({ tagName }) => tagName === 'main');
  const link = find(
    document,
    ({ tagName, properties }) => tagName === 'link' && [properties['rel']].flat().includes('canonical'),
  );
  const root: Root = { type: 'root', children: readable(main?.children ?? [], base) };
  const extensions = [gfmTableToMarkdown(), gfmStrikethroughToMarkdown()];
  const markdown = serialise(toMdast(root), { bullet: '-', extensions });
  return { canonical: whole(link?.properties['href'], base), markdown };
}
