import type { RootContent } from 'hast';
import type { Markup } from './markup';
import { toTree } from './to-tree';

/** Inline elements: the text continues after them without a space. */
const inline = /^(strong|b|em|i|s|sub|sup|small|cite|q|a|abbr|time|span)$/;

/** Headings are not part of any sentence. */
const heading = /^h[1-6]$/;

function allWords(node: RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const text = node.children.map(words).join('');
  return inline.test(node.tagName) ? text : `${text} `;
}

const words = (node: RootContent): string =>
  node.type === 'element' && heading.test(node.tagName) ? '' : allWords(node);

/**
 * The end of a sentence: before a capital or number, and not after a short word, which may be an abbreviation („nr.
 * 5”).
 */
const sentenceEnd = /(?:\p{L}{4}|\d|[\p{L}\d][)”»’])[.!?…][)”»’]?(?=\s+[„“«(]?[\p{Lu}\d])/gu;
/** If a sentence ends this far into the length or later, stop there rather than inside the next one. */
const farEnough = 0.6;

/**
 * The first words of a text, at most `length` characters: for descriptions and excerpts. It ends with a sentence if one
 * ends in the last two fifths of the length, otherwise after a whole word, with "…".
 */
export function beginning(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = [...text.matchAll(sentenceEnd)]
    .map((match) => match.index + match[0].length)
    .findLast((place) => place >= length * farEnough && place <= length);
  if (end !== undefined) return text.slice(0, end);
  return `${text
    .slice(0, length)
    .replace(/\s+\S*$/, '')
    .replace(/[\s.,;:–]+$/, '')}…`;
}

/** The same of markup, without its headings. */
export const plainText = (markup: Markup, length = 180): string =>
  beginning(toTree(markup.html).children.map(words).join('').replace(/\s+/g, ' ').trim(), length);

/** A text paragraph by paragraph and point by point, headings among them, for where it is neither markup nor a sentence. */
export function plainLines(markup: Markup): string[] {
  const lines = (nodes: readonly RootContent[]): string[] =>
    nodes.flatMap((node) => {
      if (node.type !== 'element') return node.type === 'text' ? [node.value] : [];
      if (/^[ou]l$/.test(node.tagName))
        return lines(node.children)
          .filter((line) => line.trim() !== '')
          .map((line) => `– ${line}`);
      return [allWords(node)];
    });
  return lines(toTree(markup.html).children)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
