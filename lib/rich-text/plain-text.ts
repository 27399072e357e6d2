import type { RootContent } from 'hast';
import type { Markup } from '../content/types';
import { toTree } from './to-tree';

function words(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? `${node.children.map(words).join('')} ` : '';
}

/** The first words of a text, at most `length` characters and never half a word: for descriptions. */
export function plainText(markup: Markup, length = 180): string {
  const text = toTree(markup.html).children.map(words).join('').replace(/\s+/g, ' ').trim();
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/, '')}…`;
}
