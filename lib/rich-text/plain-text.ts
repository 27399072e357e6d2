import type { RootContent } from 'hast';
import type { Markup } from '../content/types';
import { toTree } from './to-tree';

/** Elements inside a line: the text goes on after them without a space. */
const inline = /^(strong|b|em|i|s|sub|sup|small|cite|q|a|abbr|time|span)$/;

function words(node: RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const text = node.children.map(words).join('');
  return inline.test(node.tagName) ? text : `${text} `;
}

/** The first words of a text, at most `length` characters and never half a word: for descriptions. */
export function plainText(markup: Markup, length = 180): string {
  const text = toTree(markup.html).children.map(words).join('').replace(/\s+/g, ' ').trim();
  if (text.length <= length) return text;
  return `${text
    .slice(0, length)
    .replace(/\s+\S*$/, '')
    .replace(/[\s.,;:–]+$/, '')}…`;
}
