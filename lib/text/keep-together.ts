import type { ElementContent, Root, RootContent } from 'hast';
import { cutAtJoinedWords } from './joined-words';

function parts(text: string): ElementContent[] {
  return cutAtJoinedWords(text).map(({ text: value, kind }): ElementContent => {
    const word = { type: 'text' as const, value };
    if (kind === 'plain') return word;
    const properties = { dataTogether: kind === 'code' ? 'code' : '' };
    return { type: 'element', tagName: 'span', properties, children: [word] };
  });
}

function inside<Node extends RootContent>(node: Node): (Node | ElementContent)[] {
  if (node.type === 'text') return parts(node.value);
  return node.type === 'element' ? [{ ...node, children: node.children.flatMap(inside) }] : [node];
}

/**
 * The same tree, with words that belong together in `<span data-together>`, which the style sheet keeps on one line.
 * No character of the text changes, so it can be searched for and copied.
 */
export const keepTogether = (tree: Root): Root => ({ ...tree, children: tree.children.flatMap(inside) });
