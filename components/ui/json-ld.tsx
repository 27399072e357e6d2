import { createElement } from 'react';
import type { Graph } from '@/lib/seo/graph/page-graph';

/** Structured data. The text cannot leave its element: every `<` is written as an escape. */
export function JsonLd({ data }: { data: Graph }) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return createElement('script', { type: 'application/ld+json' }, text);
}
