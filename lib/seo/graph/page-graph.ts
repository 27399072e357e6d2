import { factsOf } from '../metadata';
import type { PageDescription } from '../metadata';
import { choirNode, websiteNode, wholeChoirNode } from './choir';
import { trailNode } from './lists';
import type { Node } from './node';

export type Graph = { '@context': 'https://schema.org'; '@graph': readonly Node[] };

/** Everything that a page says to programs, from the description that its head is made of. */
export function pageGraph(page: PageDescription): Graph {
  const { locale, trail, node, wholeChoir = false } = page;
  const facts = factsOf(page);
  const own = node?.(facts);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      websiteNode(locale),
      wholeChoir ? wholeChoirNode(locale) : choirNode(locale),
      ...(trail ? [trailNode(facts, trail)] : []),
      ...(own ? [own] : []),
    ],
  };
}
