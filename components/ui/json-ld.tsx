import { createElement } from 'react';
import type { Thing, WithContext } from 'schema-dts';

/** Structured data. The text cannot leave its element: every `<` is written as an escape. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return createElement('script', { type: 'application/ld+json' }, text);
}
