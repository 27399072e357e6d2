import type { Element, ElementContent, Root } from 'hast';
import type { TextAddresses } from './addresses';

const text = (value: string): ElementContent[] => (value === '' ? [] : [{ type: 'text', value }]);
const written = (value: unknown) => (typeof value === 'string' ? value : '');

/** The host of an address of the web, as a name for a link. */
const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address;

/** A link in place of what the page does not load itself. */
function linkTo(address: string | undefined, name: string, inLink: boolean): ElementContent[] {
  if (address === undefined || inLink) return text(name);
  const children = text(name || hostOf(address));
  return [{ type: 'element', tagName: 'a', properties: { href: address }, children }];
}

function settle(node: ElementContent, addresses: TextAddresses, inLink: boolean): ElementContent[] {
  if (node.type !== 'element') return [node];
  const { tagName, properties } = node;
  if (tagName === 'iframe') return linkTo(addresses.link(written(properties['src'])), '', inLink);
  if (tagName === 'img') {
    const source = written(properties['src']);
    const src = addresses.picture(source);
    if (src === undefined) return linkTo(addresses.link(source), written(properties['alt']), inLink);
    return [{ ...node, properties: { ...properties, src } }];
  }
  const isLink = tagName === 'a';
  const settled: Element = { ...node, properties: { ...properties } };
  delete settled.properties['href'];
  const href = isLink ? addresses.link(written(properties['href'])) : undefined;
  if (href !== undefined) settled.properties['href'] = href;
  settled.children = node.children.flatMap((child) => settle(child, addresses, inLink || isLink));
  return [settled];
}

/**
 * The same tree with addresses a page can use: links that lead nowhere are plain text, pictures that the page does not
 * load and embedded players are links.
 */
export function settleAddresses(tree: Root, addresses: TextAddresses): Root {
  return {
    ...tree,
    children: (tree.children as ElementContent[]).flatMap((node) => settle(node, addresses, false)),
  };
}
