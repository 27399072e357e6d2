import { setImmediate } from 'node:timers';
import { within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { inLanguage } from '@/__tests__/support/server-messages';
import { defaultLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/locales';

// jsdom hides it; the server renderer wants it.
globalThis.setImmediate ??= setImmediate;

/** Server components as the browser gets them, before any script: their elements, to be searched as a reader would. */
export async function readPage(page: ReactNode, locale: Locale = defaultLocale) {
  const { prelude } = await prerenderToNodeStream(inLanguage(locale, page));
  const parts: Buffer[] = [];
  for await (const part of prelude) parts.push(Buffer.from(part));
  document.body.innerHTML = Buffer.concat(parts).toString('utf8');
  return within(document.body);
}
