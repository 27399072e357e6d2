import type { ReactNode } from 'react';
import { PrivateDocument } from '@/components/private-page/private-document';
import type { Locale } from '@/lib/i18n/locales';

export type PrivatePage = {
  locale: Locale;
  title: string;
  /** The same page in a language, for whoever reads the other one better. */
  hrefIn?: (locale: Locale) => string;
  children: ReactNode;
  status?: number;
  headers?: Record<string, string>;
};

/**
 * A page of one visitor or of the desk, rendered for this answer alone and whole without scripts. It is not a page of
 * the framework's, which would keep it, and would need scripts that its policy forbids. The door adds the headers
 * (lib/server/door/private-headers.ts).
 */
export async function privatePage({ children, status = 200, headers, ...document }: PrivatePage) {
  // A static import is refused in route handlers, for fear of two copies of React; this one is of its own.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = renderToStaticMarkup(<PrivateDocument {...document}>{children}</PrivateDocument>);
  return new Response(`<!doctype html>${html}`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  });
}

/** After a form: leads on with GET, so that reloading sends nothing again. `path` begins with `/`. */
export function leadOn(path: string, headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 303, headers: { Location: path, ...headers } });
}
