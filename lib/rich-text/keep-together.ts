import type { ElementContent, Root, RootContent } from 'hast';
import { cutAtJoinedWords } from '@/lib/joined-words';

function parts(text: string): ElementContent[] {
  return cutAtJoinedWords(text).flatMap((value, index): ElementContent[] => {
    if (value === '') return [];
    const word = { type: 'text' as const, value };
    if (index % 2 === 0) return [word];
    return [{ type: 'element', tagName: 'span', properties: { dataTogether: '' }, children: [word] }];
  });
}

function inside<Node extends RootContent>(node: Node): (Node | ElementContent)[] {
  if (node.type === 'text') return parts(node.value);
  return node.type === 'element' ? [{ ...node, children: node.children.flatMap(inside) }] : [node];
}

/**
 * The same tree with short hyphenated words in `<span data-together>`, which the style sheet keeps on one line.
 * The text itself does not change by a character: it can be searched for and copied.
 */
export const keepTogether = (tree: Root): Root => ({ ...tree, children: tree.children.flatMap(inside) });
