import type { Element, ElementContent, Root } from 'hast';
import type { TextAddresses } from './addresses';
import { headings, inline } from './elements';
import { videoOf } from './video';

const text = (value: string): ElementContent[] => (value === '' ? [] : [{ type: 'text', value }]);
const written = (value: unknown) => (typeof value === 'string' ? value : '');

/** The host of an address of the web, as a name for a link. */
const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address;

/** What a node stands in: blocks may stand in a `flow` only, and no link in a link. */
type Place = 'flow' | 'line' | 'link';

function placeIn(tagName: string, place: Place): Place {
  if (place === 'link' || tagName === 'a') return 'link';
  const isLine = tagName === 'p' || inline.has(tagName) || headings.has(tagName);
  return isLine ? 'line' : place;
}

/** A link in place of what the page does not load itself. */
function linkTo(address: string | undefined, name: string, place: Place): ElementContent[] {
  if (address === undefined || place === 'link') return text(name);
  const children = text(name || hostOf(address));
  return [{ type: 'element', tagName: 'a', properties: { href: address }, children }];
}

/** A known video as a figure that the page shows its own way; other players as links. */
function embedded(address: string | undefined, place: Place): ElementContent[] {
  const video = address === undefined || place !== 'flow' ? undefined : videoOf(address);
  if (!video) return linkTo(address, '', place);
  return [{ type: 'element', tagName: 'figure', properties: { dataVideo: video.page }, children: [] }];
}

function settle(node: ElementContent, addresses: TextAddresses, place: Place): ElementContent[] {
  if (node.type !== 'element') return [node];
  const { tagName, properties } = node;
  if (tagName === 'iframe') return embedded(addresses.link(written(properties['src'])), place);
  if (tagName === 'img') {
    const source = written(properties['src']);
    const src = addresses.picture(source);
    if (src === undefined) return linkTo(addresses.link(source), written(properties['alt']), place);
    return [{ ...node, properties: { ...properties, src } }];
  }
  const isLink = tagName === 'a';
  const settled: Element = { ...node, properties: { ...properties } };
  delete settled.properties['href'];
  const href = isLink ? addresses.link(written(properties['href'])) : undefined;
  if (href !== undefined) settled.properties['href'] = href;
  settled.children = node.children.flatMap((child) => settle(child, addresses, placeIn(tagName, place)));
  return [settled];
}

/**
 * The same tree with addresses a page can use: links that lead nowhere are plain text, pictures that the page does not
 * load and players are links, but for videos that the page knows how to show (`data-video`, the address of their page).
 */
export function settleAddresses(tree: Root, addresses: TextAddresses): Root {
  return {
    ...tree,
    children: (tree.children as ElementContent[]).flatMap((node) => settle(node, addresses, 'flow')),
  };
}
