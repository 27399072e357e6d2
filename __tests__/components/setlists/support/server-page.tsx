import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';
import { inLanguage } from '@/__tests__/support/server-messages';
import type { Locale } from '@/lib/i18n/locales';

// The server's renderer is Node's; jsdom has not got this.
globalThis.setImmediate ??= setImmediate;

/** The page as the server sends it, async components and all. */
export async function serverPage(node: ReactNode, locale: Locale): Promise<Document> {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(inLanguage(locale, node), {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
  return new DOMParser().parseFromString(html, 'text/html');
}
