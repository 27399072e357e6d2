import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/** Server components as the browser gets them, before any script. Rejects when one of them throws. */
export async function serverHtml(node: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(node, { onError: (error) => void failures.push(error) });
  const html = await text(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
}
