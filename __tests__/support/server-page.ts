import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';

// The server renderer is Node's; jsdom lacks this.
globalThis.setImmediate ??= setImmediate;

/** Fills the document with a page as the server sends it, async components and all, before any script runs. */
export async function serverPage(node: ReactNode): Promise<HTMLElement> {
  document.body.innerHTML = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
  return document.body;
}
