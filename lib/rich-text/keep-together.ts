import type { ElementContent, Root, RootContent } from 'hast';

// „s-a”, „într-un”, „de-a”, „CV-urile”: browsers break lines after any hyphen, Romanian typography not after these.
const joined = /(?<![\p{L}\p{N}-])(\p{L}{1,6}-\p{L}{1,8})(?![\p{L}\p{N}-])/u;

function parts(text: string): ElementContent[] {
  return text.split(joined).flatMap((value, index): ElementContent[] => {
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
