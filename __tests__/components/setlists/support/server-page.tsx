import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';

// The server renderer is Node's; jsdom lacks this.
globalThis.setImmediate ??= setImmediate;

/** The page as the server sends it, async components and all. */
export async function serverPage(node: ReactNode): Promise<Document> {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
  return new DOMParser().parseFromString(html, 'text/html');
}
