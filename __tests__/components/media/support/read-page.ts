import { setImmediate } from 'node:timers';
import { within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

// jsdom hides it; the server renderer needs it.
globalThis.setImmediate ??= setImmediate;

/** Server components as the browser receives them, before any script, for queries by role and text. */
export async function readPage(page: ReactNode) {
  const { prelude } = await prerenderToNodeStream(page);
  const parts: Buffer[] = [];
  for await (const part of prelude) parts.push(Buffer.from(part));
  document.body.innerHTML = Buffer.concat(parts).toString('utf8');
  return within(document.body);
}
