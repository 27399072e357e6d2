import { LRUCache } from 'lru-cache';
import type { Markup } from '@/lib/text/markup';
import { plainText } from '@/lib/text/plain-text';

/** Characters of a text that are searched; longer ones are no texts of a choir. */
const longestText = 20_000;

// To read a text takes a millisecond or more, and few change between two readings of the lists.
const known = new LRUCache<string, string>({
  max: 1_000,
  maxSize: 8_000_000,
  sizeCalculation: (text) => text.length + 1,
});

/** The words of a text for the index, without its headings. */
export function wordsOf({ html }: Markup): string {
  const words = known.get(html) ?? plainText({ html }, longestText);
  known.set(html, words);
  return words;
}
