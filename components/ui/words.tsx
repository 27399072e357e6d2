import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { cutAtJoinedWords } from '@/lib/text/joined-words';

/** A plain text in which words that belong together („s-a”, “28 November”) stay on one line. */
export function Words({ text }: { text: string }) {
  return cutAtJoinedWords(text).map(({ text: piece, kind }, index) =>
    kind === 'plain' ? (
      <Fragment key={index}>{piece}</Fragment>
    ) : (
      <span key={index} data-together={kind === 'code' ? 'code' : ''}>
        {piece}
      </span>
    ),
  );
}

/** The same for something that may be plain text or already an element. */
export const worded = (node: ReactNode) => (typeof node === 'string' ? <Words text={node} /> : node);
