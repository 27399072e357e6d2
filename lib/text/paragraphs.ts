import type { Element, ElementContent, Root } from 'hast';
import { blocks, headings, inline } from './elements';

/** A block, or something that has one in it: a browser would end a paragraph around it there. */
const isBlock = (node: ElementContent): boolean =>
  node.type === 'element' && (blocks.has(node.tagName) || node.children.some(isBlock));
const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';

/** Lines of text among blocks, each run of them as a paragraph. */
function wrapLines(nodes: ElementContent[]): ElementContent[] {
  const wrapped: ElementContent[] = [];
  let line: ElementContent[] = [];
  const endLine = () => {
    if (line.some((node) => !isBlank(node))) {
      wrapped.push({ type: 'element', tagName: 'p', properties: {}, children: line });
    }
    line = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      line.push(node);
      continue;
    }
    endLine();
    wrapped.push(node);
  }
  endLine();
  return wrapped;
}

/** Within a line a box can only begin a new line. */
function inLine(box: Element, index: number): ElementContent[] {
  const children = unboxed(box.children, true);
  return index === 0
    ? children
    : [{ type: 'element', tagName: 'br', properties: {}, children: [] }, ...children];
}

function unboxed(nodes: ElementContent[], withinLine: boolean): ElementContent[] {
  return nodes.flatMap((node, index): ElementContent[] => {
    if (node.type !== 'element') return [node];
    // What is left of a paragraph around a block.
    if (node.tagName === 'p' && node.children.length === 0) return [];
    if (node.tagName === 'div')
      return withinLine ? inLine(node, index) : wrapLines(unboxed(node.children, false));
    const line = withinLine || inline.has(node.tagName) || headings.has(node.tagName) || node.tagName === 'p';
    return [{ ...node, children: unboxed(node.children, line) }];
  });
}

/** The same tree with paragraphs for what stood in boxes (`<div>` and the like). */
export function paragraphs(tree: Root): Root {
  return { ...tree, children: unboxed(tree.children as ElementContent[], false) };
}
